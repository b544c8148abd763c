#!/usr/bin/env bash
# Guess: WordPress changes straight quotes of a text into an opening and a closing one, “jane-doe-realty”.
# What happens: after an equals sign wptexturize of WordPress 6.1.9 writes the closing quote on both sides,
# ”jane-doe-realty”, and ’…’ for single ones. Attributes of real tags stay; code that is shown as text, and
# from there copied into a page, does not.
# Tried: 28 November 2026, Debian 12's wordpress 6.1.9+dfsg1-0+deb12u1 with PHP 8.2.
# Why it matters: partners copy the code of a widget from blog posts. Whoever forgives only pairs of an opening
# and a closing quote loses the partner's name on each lead.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
php=$(dpkg-query -W -f '${Version}' php-cli)
if [[ $php != 2:8.2* ]]; then
  echo "Needs PHP 8.2 of Debian 12, found $php"
  exit 1
fi
apt-get -o APT::Sandbox::User=root download --quiet=2 wordpress=6.1.9+dfsg1-0+deb12u1
dpkg -x wordpress_*.deb .

cat > texturize.php <<'PHP'
<?php
define('ABSPATH', __DIR__ . '/usr/share/wordpress/');
define('WPINC', 'wp-includes');
$parts = ['compat', 'load', 'plugin', 'functions', 'l10n', 'pomo/translations', 'formatting', 'shortcodes'];
foreach ($parts as $part) {
    require ABSPATH . WPINC . "/$part.php";
}
foreach ([
    '<b partner="jane-doe-realty"></b>',
    '<p>&lt;b partner="jane-doe-realty"&gt;</p>',
    "<p>&lt;b partner='jane-doe-realty'&gt;</p>",
] as $text) {
    echo wptexturize($text), "\n";
}
PHP
seen=$(php texturize.php)
echo "$seen"
expected='<b partner="jane-doe-realty"></b>
<p>&lt;b partner=&#8221;jane-doe-realty&#8221;&gt;</p>
<p>&lt;b partner=&#8217;jane-doe-realty&#8217;&gt;</p>'
if [[ $seen != "$expected" ]]; then
  echo 'The behavior has changed.'
  exit 1
fi
