<?php
/**
 * New versions come from the server that has the elements, and none from WordPress's own directory of plugins, where a
 * stranger's may have this name.
 *
 * @package UniElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Answers WordPress's question for a newer version.
 *
 * @param array|false $update What others have answered.
 * @param array       $plugin The headers of the plugin that is asked about.
 * @param string      $file   Its file.
 * @return array|false
 */
function uni_elements_update( $update, $plugin, $file ) {
	$settings = uni_elements_settings();
	if ( 'uni-elements/uni-elements.php' !== $file || '' === $settings['origin'] ) {
		return $update;
	}
	$major  = strtok( uni_elements_build()['version'], '.' );
	$answer = wp_remote_get( "{$settings['origin']}/$major/wordpress/uni-elements.json" );
	if ( is_wp_error( $answer ) || 200 !== wp_remote_retrieve_response_code( $answer ) ) {
		return $update;
	}
	$newest = json_decode( wp_remote_retrieve_body( $answer ), true );
	if ( ! is_array( $newest ) || ! isset( $newest['version'] ) || ! preg_match( '/^[\w.-]+$/D', $newest['version'] ) ) {
		return $update;
	}
	return array(
		'slug'         => 'uni-elements',
		'version'      => $newest['version'],
		'url'          => $settings['origin'],
		'package'      => "{$settings['origin']}/{$newest['version']}/wordpress/uni-elements.zip",
		'requires'     => isset( $newest['requires'] ) ? $newest['requires'] : '',
		'requires_php' => isset( $newest['requires_php'] ) ? $newest['requires_php'] : '',
	);
}
add_filter( 'update_plugins_{{updateHost}}', 'uni_elements_update', 10, 3 );
