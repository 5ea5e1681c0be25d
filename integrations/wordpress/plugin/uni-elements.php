<?php
/**
 * Plugin Name:       University elements
 * Description:       The university's elements as blocks. What a post stores is ordinary HTML in a tag, so it stays readable without this plugin.
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       uni-elements
 * Domain Path:       /languages
 *
 * @package UniElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads what the build knows of the elements.
 *
 * @return array
 */
function uni_elements_build() {
	static $build;
	if ( null === $build ) {
		$build = wp_json_file_decode( __DIR__ . '/elements.json', array( 'associative' => true ) );
	}
	return $build;
}

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/content.php';
