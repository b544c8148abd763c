<?php
// In functions.php of a child theme, or in a plugin. Then use [inspection tag="booking"] on any page.

add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_script( 'inspection-widgets', 'https://HOST/embed/v1.js', array(), null );
} );

// WordPress writes no type="module" by itself.
add_filter( 'script_loader_tag', function ( $tag, $handle, $src ) {
	if ( 'inspection-widgets' !== $handle ) {
		return $tag;
	}
	return '<script type="module" src="' . esc_url( $src ) . '"></script>' . "\n";
}, 10, 3 );

add_shortcode( 'inspection', function ( $attributes ) {
	$given = shortcode_atts( array( 'tag' => 'quote', 'partner' => 'jane-doe-realty' ), $attributes );
	$name  = 'inspection-' . sanitize_key( $given['tag'] );
	return '<' . $name . ' partner="' . esc_attr( $given['partner'] ) . '"></' . $name . '>';
} );
