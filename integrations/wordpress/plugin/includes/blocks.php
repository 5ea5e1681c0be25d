<?php
/**
 * A block for each element, and ready-made ones as patterns.
 *
 * @package UniElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * The elements' blocks whose inner blocks this version of WordPress has.
 *
 * @return array
 */
function uni_elements_blocks() {
	$known = WP_Block_Type_Registry::get_instance();
	return array_filter(
		uni_elements_build()['blocks'],
		function ( $block ) use ( $known ) {
			return array_filter( $block['needs'], array( $known, 'is_registered' ) ) === $block['needs'];
		}
	);
}

/**
 * Names what the editor needs once for all blocks.
 */
function uni_elements_register_assets() {
	$file    = dirname( __DIR__ ) . '/uni-elements.php';
	$version = uni_elements_build()['version'];
	load_plugin_textdomain( 'uni-elements', false, dirname( plugin_basename( $file ) ) . '/languages' );
	wp_register_script(
		'uni-elements-editor',
		plugins_url( 'editor.js', $file ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-data', 'wp-element', 'wp-hooks', 'wp-i18n', 'wp-rich-text' ),
		$version,
		true
	);
	wp_add_inline_script(
		'uni-elements-editor',
		sprintf(
			'window.uniElements = %s;',
			wp_json_encode(
				array(
					'blocks'  => (object) uni_elements_blocks(),
					'script'  => (object) uni_elements_script(),
					'display' => uni_elements_script() ? uni_elements_address() . '/uni-display.css' : '',
				)
			)
		),
		'before'
	);
	wp_set_script_translations( 'uni-elements-editor', 'uni-elements', dirname( __DIR__ ) . '/languages' );
	wp_register_style( 'uni-elements-editor', plugins_url( 'editor.css', $file ), array(), $version );
}

/**
 * Registers the blocks. Newer versions of WordPress read `manifest.php`, which PHP keeps compiled, in the place of each `block.json`.
 */
function uni_elements_register_blocks() {
	$folder = dirname( __DIR__ ) . '/blocks';
	uni_elements_register_assets();
	if ( function_exists( 'wp_register_block_metadata_collection' ) ) {
		wp_register_block_metadata_collection( $folder, $folder . '/manifest.php' );
	}
	foreach ( array_keys( uni_elements_blocks() ) as $slug ) {
		register_block_type( $folder . '/' . $slug );
	}
}
// Blocks of WordPress's own are registered at 10.
add_action( 'init', 'uni_elements_register_blocks', 20 );

/**
 * Registers the patterns where somebody edits, so that no visitor waits for them.
 */
function uni_elements_register_patterns() {
	$patterns = require_once dirname( __DIR__ ) . '/patterns.php';
	// The editor and what it asks for may come in one request.
	if ( ! is_array( $patterns ) ) {
		return;
	}
	register_block_pattern_category( 'uni', array( 'label' => __( 'University', 'uni-elements' ) ) );
	foreach ( array_keys( uni_elements_blocks() ) as $slug ) {
		$registered = WP_Block_Type_Registry::get_instance()->get_registered( "uni/$slug" );
		if ( ! $registered ) {
			continue;
		}
		foreach ( $patterns[ $slug ] as $at => $pattern ) {
			register_block_pattern(
				"uni/$slug-" . ( $at + 1 ),
				array(
					'title'      => $registered->title . ': ' . $pattern['name'],
					'content'    => $pattern['content'],
					'categories' => array( 'uni' ),
					'blockTypes' => array( "uni/$slug" ),
				)
			);
		}
	}
}
add_action( 'current_screen', 'uni_elements_register_patterns' );
add_action( 'rest_api_init', 'uni_elements_register_patterns' );

/**
 * Adds the elements' own category in front of the others.
 *
 * @param array $categories Those of the inserter.
 * @return array
 */
function uni_elements_block_category( $categories ) {
	$own = array(
		'slug'  => 'uni',
		'title' => __( 'University', 'uni-elements' ),
	);
	return array_merge( array( $own ), $categories );
}
add_filter( 'block_categories_all', 'uni_elements_block_category' );

/**
 * Lets excerpts show what the words in the blocks say.
 *
 * @param array $names Those of blocks around other blocks.
 * @return array
 */
function uni_elements_excerpt_wrappers( $names ) {
	foreach ( array_keys( uni_elements_build()['blocks'] ) as $slug ) {
		$names[] = "uni/$slug";
	}
	$names[] = 'core/list-item';
	return $names;
}
add_filter( 'excerpt_allowed_wrapper_blocks', 'uni_elements_excerpt_wrappers' );
