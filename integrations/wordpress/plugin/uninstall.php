<?php
/**
 * Removes the settings. Posts keep their tags.
 *
 * @package UniElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'uni_elements' );
if ( defined( 'MULTISITE' ) && MULTISITE ) {
	delete_site_option( 'uni_elements' );
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $uni_elements_site ) {
		delete_blog_option( $uni_elements_site, 'uni_elements' );
	}
}
