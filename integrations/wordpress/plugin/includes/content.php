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

/**
 * Tells the classic editor the tags, because it takes out every tag that its schema does not know, whoever writes.
 *
 * @param array $settings Those of TinyMCE.
 * @return array
 */
function uni_elements_classic_editor( $settings ) {
	$custom = array();
	$valid  = array();
	foreach ( uni_elements_build()['allowed'] as $tag => $attributes ) {
		if ( false !== strpos( $tag, '-' ) ) {
			// As a block, WordPress's own paragraphs would join the next one to the tag.
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
	return $settings;
}
add_filter( 'tiny_mce_before_init', 'uni_elements_classic_editor' );
