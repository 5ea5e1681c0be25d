<?php
/**
 * Removes the settings. Posts keep their tags.
 *
 * @package UniElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'uni_elements' );
