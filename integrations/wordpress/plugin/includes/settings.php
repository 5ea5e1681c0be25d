<?php
/**
 * Where the elements come from: the page Settings, University elements.
 *
 * @package UniElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * What the site has chosen, or what the plugin was built with.
 *
 * @return array
 */
function uni_elements_settings() {
	$build = uni_elements_build();
	return wp_parse_args(
		get_option( 'uni_elements', array() ),
		array(
			'origin'  => $build['origin'],
			'version' => $build['version'],
		)
	);
}

/**
 * What a network has chosen for those of its sites that have chosen nothing.
 *
 * @param mixed $none What a site without a choice has.
 * @return mixed
 */
function uni_elements_network_settings( $none ) {
	return is_multisite() ? get_site_option( 'uni_elements', $none ) : $none;
}
add_filter( 'default_option_uni_elements', 'uni_elements_network_settings' );

/**
 * The address of the folder that the script is in; empty while no server is named.
 *
 * @return string
 */
function uni_elements_address() {
	$settings = uni_elements_settings();
	return '' === $settings['origin'] ? '' : $settings['origin'] . '/' . $settings['version'];
}

/**
 * Registers the setting and its page.
 */
function uni_elements_register_setting() {
	register_setting(
		'uni_elements',
		'uni_elements',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'uni_elements_checked_settings',
		)
	);
}
add_action( 'admin_init', 'uni_elements_register_setting' );

/**
 * Keeps a value that no page could load from as it was, and says so.
 *
 * @param mixed $given What the form has sent.
 * @return array
 */
function uni_elements_checked_settings( $given ) {
	$settings = uni_elements_settings();
	$given    = is_array( $given ) ? array_map( 'trim', array_filter( $given, 'is_string' ) ) : array();
	$origin   = isset( $given['origin'] ) ? untrailingslashit( $given['origin'] ) : $settings['origin'];
	$version  = isset( $given['version'] ) ? $given['version'] : $settings['version'];
	if ( '' === $origin || preg_match( '~^(?:https://[\w.-]+(?::\d+)?|http://(?:localhost|127\.0\.0\.1)(?::\d+)?)$~', $origin ) ) {
		$settings['origin'] = $origin;
	} else {
		add_settings_error( 'uni_elements', 'origin', __( 'The server is an address such as https://elements.example.edu, without a path.', 'uni-elements' ) );
	}
	if ( preg_match( '/^\d+(?:\.\d+){0,2}(?:-[\w.-]+)?$/', $version ) ) {
		$settings['version'] = $version;
	} else {
		add_settings_error( 'uni_elements', 'version', __( 'The version is a number such as 1, 1.0 or 1.0.0.', 'uni-elements' ) );
	}
	return $settings;
}

/**
 * Adds the page to the menu.
 */
function uni_elements_settings_menu() {
	$title = __( 'University elements', 'uni-elements' );
	add_options_page( $title, $title, 'manage_options', 'uni-elements', 'uni_elements_settings_page' );
}
add_action( 'admin_menu', 'uni_elements_settings_menu' );

/**
 * Adds the page of a network, whose form WordPress does not store by itself.
 */
function uni_elements_network_menu() {
	$title = __( 'University elements', 'uni-elements' );
	add_submenu_page( 'settings.php', $title, $title, 'manage_network_options', 'uni-elements', 'uni_elements_settings_page' );
}
add_action( 'network_admin_menu', 'uni_elements_network_menu' );

/**
 * Stores what the form of a network has sent.
 */
function uni_elements_save_network_settings() {
	check_admin_referer( 'uni_elements-options' );
	if ( ! current_user_can( 'manage_network_options' ) ) {
		wp_die( '', '', 403 );
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- uni_elements_checked_settings() lets nothing else through.
	$given = isset( $_POST['uni_elements'] ) ? wp_unslash( $_POST['uni_elements'] ) : array();
	update_site_option( 'uni_elements', uni_elements_checked_settings( $given ) );
	// WordPress says so itself on the page of a site.
	if ( ! get_settings_errors() ) {
		// phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress has these words in every language.
		add_settings_error( 'uni_elements', 'saved', __( 'Settings saved.' ), 'success' );
	}
	set_transient( 'settings_errors', get_settings_errors(), 30 );
	wp_safe_redirect( network_admin_url( 'settings.php?page=uni-elements&settings-updated=true' ) );
	exit;
}
add_action( 'network_admin_edit_uni_elements', 'uni_elements_save_network_settings' );

/**
 * Shows the page, of a site or of a network.
 */
function uni_elements_settings_page() {
	$settings = uni_elements_settings();
	$action   = 'options.php';
	if ( is_network_admin() ) {
		$action   = 'edit.php?action=uni_elements';
		$settings = wp_parse_args( get_site_option( 'uni_elements', array() ), $settings );
		settings_errors( 'uni_elements' );
	}
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'University elements', 'uni-elements' ); ?></h1>
		<form action="<?php echo esc_attr( $action ); ?>" method="post">
			<?php settings_fields( 'uni_elements' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="uni-elements-origin"><?php esc_html_e( 'Server', 'uni-elements' ); ?></label></th>
					<td>
						<input id="uni-elements-origin" name="uni_elements[origin]" type="url" class="regular-text" aria-describedby="uni-elements-origin-help" value="<?php echo esc_attr( $settings['origin'] ); ?>">
						<p class="description" id="uni-elements-origin-help"><?php esc_html_e( 'Where your university serves the elements, such as https://elements.example.edu. Without it, visitors read the words of each block as ordinary HTML.', 'uni-elements' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="uni-elements-version"><?php esc_html_e( 'Version', 'uni-elements' ); ?></label></th>
					<td>
						<input id="uni-elements-version" name="uni_elements[version]" type="text" class="small-text" aria-describedby="uni-elements-version-help" value="<?php echo esc_attr( $settings['version'] ); ?>">
						<p class="description" id="uni-elements-version-help"><?php esc_html_e( 'With the exact version of this plugin, browsers check the script before they run it. With 1 alone you get new versions by themselves.', 'uni-elements' ); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/**
 * Asks for the server while none is named.
 */
function uni_elements_notice() {
	if ( '' !== uni_elements_address() || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	printf(
		'<div class="notice notice-warning"><p>%1$s <a href="%2$s">%3$s</a></p></div>',
		esc_html__( 'The university’s elements have no server yet, so visitors see ordinary HTML.', 'uni-elements' ),
		esc_url( admin_url( 'options-general.php?page=uni-elements' ) ),
		esc_html__( 'Name it in the settings', 'uni-elements' )
	);
}
add_action( 'admin_notices', 'uni_elements_notice' );
