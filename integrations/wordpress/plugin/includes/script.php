<?php
/**
 * The elements' script and style sheet on the site's pages.
 *
 * @package UniElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of the script's tag, or nothing while no server is named.
 *
 * @return array
 */
function uni_elements_script() {
	$address = uni_elements_address();
	if ( '' === $address ) {
		return array();
	}
	$script = array(
		'type'        => 'module',
		'src'         => $address . '/uni.js',
		'crossorigin' => 'anonymous',
	);
	// The folders of moving versions hold other bytes after each release.
	$build    = uni_elements_build();
	$settings = uni_elements_settings();
	if ( $settings['version'] === $build['version'] ) {
		$script['integrity'] = $build['integrity'];
	}
	return $script;
}

/**
 * Puts the script on a page. A script module stands behind WordPress's import map: a module in front of it makes Firefox and
 * older browsers ignore that map, and then the menus of block themes do nothing.
 */
function uni_elements_enqueue() {
	$script = uni_elements_script();
	if ( ! $script ) {
		return;
	}
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The address names the version.
	wp_enqueue_style( 'uni-elements-display', uni_elements_address() . '/uni-display.css', array(), null );
	wp_add_inline_style( 'uni-elements-display', uni_elements_build()['style'] );
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( 'uni-elements', $script['src'], array(), null );
	} else {
		add_action( 'wp_footer', 'uni_elements_print_script' );
	}
}
add_action( 'wp_enqueue_scripts', 'uni_elements_enqueue' );

/**
 * Prints the script where WordPress knows no script modules, and so no import map either.
 */
function uni_elements_print_script() {
	wp_print_script_tag( uni_elements_script() );
}

/**
 * Adds what the browser checks the script by.
 *
 * @param array $attributes Those of any script's tag.
 * @return array
 */
function uni_elements_script_attributes( $attributes ) {
	$script = uni_elements_script();
	if ( $script && isset( $attributes['src'] ) && $attributes['src'] === $script['src'] ) {
		return array_merge( $attributes, $script );
	}
	return $attributes;
}
add_filter( 'wp_script_attributes', 'uni_elements_script_attributes' );
