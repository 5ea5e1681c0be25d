<?php
/**
 * The tags in what people write: through WordPress's filter of posts, and through the classic editor.
 *
 * @package UniElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Lets people without the right to write any HTML use the tags in posts and pages, and not in comments or profiles, where
 * anybody could show visitors a notice in the university's look with a link of their own.
 *
 * @param array  $allowed Attributes by tag.
 * @param string $context What is filtered.
 * @return array
 */
function uni_elements_allowed_html( $allowed, $context ) {
	if ( 'post' !== $context ) {
		return $allowed;
	}
	foreach ( uni_elements_build()['allowed'] as $tag => $attributes ) {
		$known           = isset( $allowed[ $tag ] ) && is_array( $allowed[ $tag ] ) ? $allowed[ $tag ] : array();
		$allowed[ $tag ] = array_fill_keys( $attributes, true ) + $known;
	}
	return $allowed;
}
add_filter( 'wp_kses_allowed_html', 'uni_elements_allowed_html', 10, 2 );

/** A tag of an element, a paragraph without another one in it, and what says nothing at either end of it. */
const UNI_ELEMENTS_TAG       = '~(</?uni-[a-z-]+(?:[^>"\']|"[^"]*"|\'[^\']*\')*>)~';
const UNI_ELEMENTS_PARAGRAPH = '~(<p(?:\s[^>]*)?>)((?:(?!</?p[\s>]).)*+)</p>~s';
const UNI_ELEMENTS_ENDS      = '~^(?:\s|<br\s*/?>)+|(?:\s|<br\s*/?>)+$~';

/**
 * Takes tags out of the paragraphs that wpautop() has put around one end of them. HTML ends a paragraph at the next heading,
 * list or paragraph, and the tag with it, so the tag would stay empty and its words would stand below it.
 *
 * @param mixed $html What a filter has made of a text.
 * @return mixed
 */
function uni_elements_unautop( $html ) {
	if ( ! is_string( $html ) || false === strpos( $html, '<uni-' ) ) {
		return $html;
	}
	$repaired = preg_replace_callback( UNI_ELEMENTS_PARAGRAPH, 'uni_elements_unautop_paragraph', $html );
	return null === $repaired ? $html : $repaired;
}

/**
 * Ends a paragraph before each tag that has only one end in it, and begins it again behind the tag. A paragraph in which
 * nothing but elements stands is none, unless they stand in a line of text.
 *
 * @param string[] $matched The paragraph, its start tag and what stands in it.
 * @return string
 */
function uni_elements_unautop_paragraph( $matched ) {
	list( $whole, $start, $inside ) = $matched;
	$parts                          = preg_split( UNI_ELEMENTS_TAG, $inside, -1, PREG_SPLIT_DELIM_CAPTURE );
	$open                           = array();
	$alone                          = array();
	$is_text                        = false;
	foreach ( $parts as $at => $part ) {
		if ( 0 === $at % 2 ) {
			$is_text = $is_text || ( ! $open && '' !== preg_replace( UNI_ELEMENTS_ENDS, '', $part ) );
			continue;
		}
		preg_match( '~^<(/?)([\w-]+)~', $part, $tag );
		$is_text = $is_text || in_array( $tag[2], uni_elements_build()['inline'], true );
		if ( '' === $tag[1] ) {
			$open[ $at ] = $tag[2];
		} elseif ( end( $open ) === $tag[2] ) {
			array_pop( $open );
		} else {
			$alone[ $at ] = true;
		}
	}
	$alone += $open;
	if ( ! $alone ) {
		return $is_text ? $whole : implode( '', preg_replace( UNI_ELEMENTS_ENDS, '', $parts ) );
	}
	$html  = '';
	$words = '';
	foreach ( $parts as $at => $part ) {
		if ( isset( $alone[ $at ] ) ) {
			$html .= uni_elements_paragraph( $start, $words ) . $part;
			$words = '';
		} else {
			$words .= $part;
		}
	}
	return $html . uni_elements_paragraph( $start, $words );
}

/**
 * A paragraph without the line breaks at its ends, or nothing if it says nothing.
 *
 * @param string $start Its start tag.
 * @param string $words What stands in it.
 * @return string
 */
function uni_elements_paragraph( $start, $words ) {
	$words = preg_replace( UNI_ELEMENTS_ENDS, '', $words );
	return '' === $words ? '' : $start . $words . '</p>';
}

/**
 * Repairs what every filter with wpautop() gives, whoever has put it there and at whatever priority.
 */
function uni_elements_follow_autop() {
	global $wp_filter;
	foreach ( array_keys( $wp_filter ) as $name ) {
		if ( false !== has_filter( $name, 'wpautop' ) ) {
			add_filter( $name, 'uni_elements_unautop', PHP_INT_MAX );
		}
	}
}
add_action( 'wp_loaded', 'uni_elements_follow_autop', PHP_INT_MAX );
// Page builders call wpautop() themselves, or have stored what their text field has made, and blocks take it away for a time.
foreach ( array( 'the_content', 'elementor/frontend/the_content' ) as $name ) {
	add_filter( $name, 'uni_elements_unautop', PHP_INT_MAX );
}

/**
 * Elements of HTML that TinyMCE does not let stand in a tag of words. A tag with one of them in it, or with nothing, is kept
 * as it is written, and its author reads it under Text.
 */
const UNI_ELEMENTS_BLOCKS = 'address|article|aside|blockquote|d[dlt]|details|div|fieldset|figure|footer|form|h[1-6]|header|hr|li|nav|ol|p|picture|pre|script|section|summary|table|ul|video';

/**
 * Tells the classic editor the tags, because it takes out every tag that its schema does not know, whoever writes. It knows
 * them as tags of words: as blocks, WordPress's own paragraphs would join the next one to the tag.
 *
 * @param array $settings Those of TinyMCE.
 * @return array
 */
function uni_elements_classic_editor( $settings ) {
	$custom = array();
	$valid  = array();
	foreach ( uni_elements_build()['allowed'] as $tag => $attributes ) {
		if ( false !== strpos( $tag, '-' ) ) {
			$custom[] = "~$tag";
			$valid[]  = $tag . '[' . implode( '|', $attributes ) . ']';
		}
	}
	$lists = array(
		'custom_elements'         => $custom,
		'extended_valid_elements' => $valid,
	);
	foreach ( $lists as $name => $list ) {
		$present           = isset( $settings[ $name ] ) ? array( $settings[ $name ] ) : array();
		$settings[ $name ] = implode( ',', array_filter( array_merge( $present, $list ) ) );
	}
	// WordPress prints a text in brackets as it is.
	$inside              = '(?:(?!<\\/\\1>)[\\s\\S])*';
	$is_kept             = '(?:' . $inside . '<(?:' . UNI_ELEMENTS_BLOCKS . ')(?=[\\s\\/>])' . $inside . '|[^<>]*>\\s*)';
	$protect             = '/<(uni-[a-z-]+)(?=[\\s>])' . $is_kept . '<\\/\\1>/g';
	$others              = isset( $settings['protect'] ) ? trim( $settings['protect'], "[] \n" ) : '';
	$settings['protect'] = '[' . implode( ',', array_filter( array( $others, $protect ) ) ) . ']';
	return $settings;
}
add_filter( 'tiny_mce_before_init', 'uni_elements_classic_editor' );
