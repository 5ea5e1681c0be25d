<?php
/**
 * Plugin Name:       University elements
 * Description:       The university's elements as blocks. What a post stores is ordinary HTML in a tag, so it stays readable without this plugin.
 * Version:           {{version}}
 * Requires at least: {{requires}}
 * Requires PHP:      {{requiresPhp}}
 * Author:            The uni-elements authors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Update URI:        {{updateUri}}
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
		$build = require __DIR__ . '/elements.php';
	}
	return $build;
}

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/content.php';
require __DIR__ . '/includes/updates.php';
