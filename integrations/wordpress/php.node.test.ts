// The answers of the plugin's PHP, with the few of WordPress's own functions that it calls written here. The night asks a
// WordPress (wordpress.nightly.test.ts).
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { VERSION } from '../../elements/_core/declare/version.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { filesIn, save } from '../../tools/rollup/delivered.js';
import { runPhp, syntaxFault, withoutPhp } from '../../tools/test/php.js';
import { pluginFiles, updateInfo } from './plugin-files.js';

const SERVER = 'https://elements.example.edu';
const INTEGRITY = 'sha384-x';
/** `add_…` and `register_…` note what they are given, and `apply` calls what a filter or an action has. */
const WORDPRESS = `
define('ABSPATH', '/');
$noted = []; $option = $given['option'] ?? []; $deleted = [];
function add_filter($name, $callback, $priority = 10, $arguments = 1) { global $noted; $noted['hooks'][$name][] = [$callback, $arguments]; }
function add_action($name, $callback, $priority = 10, $arguments = 1) { add_filter($name, $callback, $priority, $arguments); }
function apply($name, ...$values) {
  global $noted;
  foreach ($noted['hooks'][$name] ?? [] as [$callback, $arguments]) $values[0] = $callback(...array_slice($values, 0, $arguments));
  return $values[0] ?? null;
}
function has_filter($name, $callback) { global $wp_filter; return in_array($callback, $wp_filter[$name] ?? []) ? 10 : false; }
function add_settings_error($setting, $code, $text) { global $noted; $noted['errors'][] = $code; }
function add_options_page(...$arguments) { global $noted; $noted['pages'][] = $arguments; }
function register_setting(...$arguments) { global $noted; $noted['settings'][] = $arguments; }
function get_option($name, $default) { global $option; return $name === 'uni_elements' ? $option : $default; }
function delete_option($name) { global $deleted; $deleted[] = $name; }
function wp_parse_args($given, $defaults) { return array_merge($defaults, $given); }
function wp_json_file_decode($file, $options) { return json_decode(file_get_contents($file), $options['associative']); }
function untrailingslashit($text) { return rtrim($text, '/'); }
function current_user_can($right) { global $given; return in_array($right, $given['rights'] ?? []); }
function wp_enqueue_style($name, $address) { global $noted; $noted['styles'][] = $address; }
function wp_add_inline_style($name, $text) {}
function wp_enqueue_script_module($name, $address) { global $noted; $noted['modules'][] = $address; }
function wp_remote_get($address) { global $noted, $given; $noted['asked'][] = $address; return $given['answer'] ?? null; }
function is_wp_error($answer) { return $answer === null; }
function wp_remote_retrieve_response_code($answer) { return $answer['code']; }
function wp_remote_retrieve_body($answer) { return $answer['body']; }
function is_multisite() { global $given; return isset($given['network']); }
function get_site_option($name, $default) { global $given; return $given['network'] ?: $default; }
function update_site_option($name, $value) { global $noted; $noted['stored'] = $value; }
function get_settings_errors() { global $noted; return $noted['errors'] ?? []; }
function set_transient($name, $value) { global $noted; $noted['told'] = $value; }
function check_admin_referer() {}
function wp_unslash($value) { return $value; }
function network_admin_url($path) { return $path; }
function wp_safe_redirect() { throw new Exception('This would end the process.'); }
function admin_url($path) { return '/wp-admin/' . $path; }
function __($text) { return $text; }
function esc_html__($text) { return htmlspecialchars($text); }
function esc_url($text) { return $text; }
`;

describe('the PHP of the WordPress plugin', { skip: withoutPhp }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'uni-wordpress-'));
  before(async () => {
    const files = await pluginFiles(await componentFolders(), { origin: '', integrity: INTEGRITY });
    for (const [name, content] of files) save(join(folder, name), content);
  });
  after(() => rmSync(folder, { recursive: true }));

  const ask = (expression: string, given: object = {}): unknown =>
    runPhp(
      `${WORDPRESS} require '${folder}/uni-elements.php'; echo json_encode((function () use ($given) { global $noted; ${expression} })());`,
      given,
    );

  it('can be read', () => {
    const files = filesIn(folder).filter((file) => file.endsWith('.php'));
    assert.ok(files.length >= 6, `${files.length} files`);
    for (const file of files) assert.equal(syntaxFault(join(folder, file)), '', file);
  });

  it('answers nobody who asks for its files themselves', () => {
    for (const file of filesIn(folder).filter((name) => name.endsWith('.php')))
      assert.equal(
        runPhp(
          `ob_start(); register_shutdown_function(fn() => print(json_encode(ob_get_clean()))); require '${join(folder, file)}'; echo 'went on';`,
          {},
        ),
        '',
        file,
      );
  });

  it('lets people write the tags in posts, beside what they may already, and nowhere else', () => {
    const allow = "return apply('wp_kses_allowed_html', ['p' => ['class' => true]], $given['context']);";
    const inPosts = ask(allow, { context: 'post' }) as Record<string, Record<string, boolean>>;
    assert.equal(inPosts['uni-callout']?.title, true);
    assert.equal(inPosts.p?.class, true);
    for (const context of ['pre_comment_content', 'user_description', 'data', 'strip', 'post_excerpt', ''])
      assert.deepEqual(ask(allow, { context }), { p: { class: true } }, context);
  });

  for (const [given, expected, errors] of [
    [{ origin: `${SERVER}/ `, version: ' 1.0 ' }, { origin: SERVER, version: '1.0' }, []],
    [{ origin: 'http://localhost:8080' }, { origin: 'http://localhost:8080', version: '2' }, []],
    [{ origin: '' }, { origin: '', version: '2' }, []],
    ...[
      `${SERVER}/elements`,
      `${SERVER}"><script>`,
      `javascript:alert(1)//${SERVER}`,
      `x ${SERVER}`,
      `${SERVER}\n<script>`,
      'http://elements.example.edu',
      'http://localhost.evil.example',
      '//elements.example.edu',
    ].map((origin) => [{ origin }, { origin: 'https://old.example', version: '2' }, ['origin']] as const),
    ...['../x', '1/../..', 'x1', '1.0.0.0', '1 2', '1"', ''].map(
      (version) => [{ version }, { origin: 'https://old.example', version: '2' }, ['version']] as const,
    ),
    ['text', { origin: 'https://old.example', version: '2' }, []],
    [{ origin: ['a'] }, { origin: 'https://old.example', version: '2' }, []],
  ] as const)
    it(`keeps ${JSON.stringify(expected)} of the settings ${JSON.stringify(given)}`, () => {
      const checked = "$checked = $noted['settings'][0][2]['sanitize_callback']($given['form']);";
      const answer = ask(`apply('admin_init'); ${checked} return [$checked, $noted['errors'] ?? []];`, {
        form: given,
        option: { origin: 'https://old.example', version: '2' },
      });
      assert.deepEqual(answer, [expected, errors]);
    });

  it('has its settings for those who may change the site’s, and asks only them for the server', () => {
    const pages = ask("apply('admin_menu'); return $noted['pages'];") as string[][];
    assert.deepEqual(
      pages.map(([, , right, name]) => [right, name]),
      [['manage_options', 'uni-elements']],
    );
    const asked = "ob_start(); apply('admin_notices'); return ob_get_clean();";
    assert.equal(ask(asked, { rights: ['edit_posts'] }), '');
    assert.match(String(ask(asked, { rights: ['manage_options'] })), /have no server yet/);
    assert.equal(ask(asked, { rights: ['manage_options'], option: { origin: SERVER } }), '');
  });

  it('has the script checked in the version that it was built with alone', () => {
    const attributes = "return apply('wp_script_attributes', ['src' => $given['src'], 'id' => 'a']);";
    const of = (version: string, src = `${SERVER}/${version}/uni.js`) =>
      ask(attributes, { src, option: { origin: SERVER, version } }) as Record<string, string>;
    assert.equal(of(VERSION).integrity, INTEGRITY);
    assert.equal(of(VERSION).type, 'module');
    for (const version of ['1', VERSION.replace(/\.\d+$/, ''), '99.0.0'])
      assert.deepEqual(of(version), {
        src: `${SERVER}/${version}/uni.js`,
        id: 'a',
        type: 'module',
        crossorigin: 'anonymous',
      });
    assert.deepEqual(of(VERSION, '/other.js'), { src: '/other.js', id: 'a' });
  });

  it('loads nothing while no server is named', () => {
    const loaded = "apply('wp_enqueue_scripts'); return [$noted['modules'] ?? [], $noted['styles'] ?? []];";
    assert.deepEqual(ask(loaded), [[], []]);
    assert.deepEqual(ask(loaded, { option: { origin: SERVER } }), [
      [`${SERVER}/${VERSION}/uni.js`],
      [`${SERVER}/${VERSION}/uni-display.css`],
    ]);
  });

  for (const [what, given, expected] of [
    [
      'a tag with blocks in it',
      '<p><uni-callout></p>\n<h3>Fees</h3>\n<p>None.</p>\n<p></uni-callout></p>\n<p>After.</p>',
      '<uni-callout>\n<h3>Fees</h3>\n<p>None.</p>\n</uni-callout>\n<p>After.</p>',
    ],
    [
      'a picture behind the start and words before the end',
      '<p><uni-card title="a > b"><br />\n<img src="/a.png"></p>\n<h3>A</h3>\n<p>Words<br />\n</uni-card></p>',
      '<uni-card title="a > b"><p><img src="/a.png"></p>\n<h3>A</h3>\n<p>Words</p></uni-card>',
    ],
    [
      'a tag behind another one',
      '<p><uni-facts></p>\n<dl></dl>\n<p></uni-facts><br />\n<uni-callout></p>\n<h3>A</h3>\n<p></uni-callout></p>',
      '<uni-facts>\n<dl></dl>\n</uni-facts><uni-callout>\n<h3>A</h3>\n</uni-callout>',
    ],
    [
      'a tag that is a paragraph of its own',
      '<p><uni-button-pair><br />\n<a href="/a">A</a><br />\n<a href="/b">B</a><br />\n</uni-button-pair></p>',
      '<uni-button-pair><a href="/a">A</a><br />\n<a href="/b">B</a></uni-button-pair>',
    ],
    [
      'a paragraph with attributes',
      '<p class="x">Words <uni-callout></p><ul></ul><p></uni-callout></p>',
      '<p class="x">Words</p><uni-callout><ul></ul></uni-callout>',
    ],
    ...[
      '<p>See <uni-callout title="A">this</uni-callout> first.</p>',
      '<p><uni-button><a href="/a">A</a></uni-button></p>',
      '<p>No tag</p>',
      '<uni-callout><p>Words</p></uni-callout>',
    ].map((html) => [html, html, html] as const),
  ] as const)
    it(`repairs what wpautop() has made of ${what}`, () => {
      assert.equal(ask("return apply('the_content', $given);", given as never), expected);
      assert.equal(ask("return apply('the_content', $given);", expected as never), expected);
    });

  it('follows wpautop() to every filter that has it', () => {
    const hooked = `$GLOBALS['wp_filter'] = ['acf_the_content' => ['wpautop'], 'the_title' => ['trim']]; apply('wp_loaded');
      return [apply('acf_the_content', $given), apply('the_title', $given), apply('the_content', null)];`;
    const html = '<p><uni-callout></p><h3>A</h3><p></uni-callout></p>';
    assert.deepEqual(ask(hooked, html as never), ['<uni-callout><h3>A</h3></uni-callout>', html, null]);
  });

  it('keeps tags with blocks and tags without words from the classic editor', () => {
    const { protect } = ask("return apply('tiny_mce_before_init', ['protect' => '[/<x>/g]']);") as {
      protect: string;
    };
    assert.match(protect, /^\[\/<x>\/g,\/.*\/g\]$/);
    const pattern = new RegExp(protect.slice('[/<x>/g,/'.length, -'/g]'.length), 'g');
    const kept = [
      '<uni-callout>\n<h3>A</h3>\n<uni-button><a href="/a">B</a></uni-button></uni-callout>',
      '<uni-accordion title="A"><details><summary>A</summary>B</details></uni-accordion>',
      '<uni-facts><dl><dt>A</dt><dd>B</dd></dl></uni-facts>',
      '<uni-toc start-level="h2"> </uni-toc>',
    ];
    const seen = [
      '<uni-callout title="A"><b>Until</b> ten</uni-callout>',
      '<uni-button><a>A</a></uni-button>',
    ];
    const text = [...kept, ...seen].map((each) => `<p>${each}</p>`).join('\n');
    assert.deepEqual(text.match(pattern), kept);
  });

  it('tells the classic editor its tags beside those of others', () => {
    const settings = ask("return apply('tiny_mce_before_init', ['custom_elements' => '~other']);");
    assert.match((settings as Record<string, string>).custom_elements!, /^~other,~uni-/);
    assert.match(
      (settings as Record<string, string>).extended_valid_elements!,
      /uni-callout\[[^\]]*\btitle\b/,
    );
  });

  describe('new versions', () => {
    const asked = "return [apply($given['hook'], false, [], $given['file']), $noted['asked'] ?? []];";
    const given = {
      hook: 'update_plugins_git.example.edu',
      file: 'uni-elements/uni-elements.php',
      option: { origin: SERVER, version: '1' },
      answer: { code: 200, body: updateInfo().replace(VERSION, '1.9.0') },
    };

    it('come from the server of the settings', () => {
      const [update, addresses] = ask(asked, given) as [Record<string, string>, string[]];
      assert.deepEqual(addresses, [`${SERVER}/1/wordpress/uni-elements.json`]);
      assert.deepEqual(update, {
        slug: 'uni-elements',
        version: '1.9.0',
        url: SERVER,
        package: `${SERVER}/1.9.0/wordpress/uni-elements.zip`,
        requires: '6.1',
        requires_php: '7.4',
      });
    });

    for (const [what, other] of [
      ['another plugin is asked about', { file: 'other/other.php' }],
      ['no server is named', { option: {} }],
      ['the server does not answer', { answer: null }],
      ['the server has none', { answer: { code: 404, body: '' } }],
      ['the answer is no JSON', { answer: { code: 200, body: '<html>' } }],
      ['the version is a path', { answer: { code: 200, body: '{"version":"../x"}' } }],
    ] as const)
      it(`are none where ${what}`, () => {
        assert.equal((ask(asked, { ...given, ...other }) as unknown[])[0], false);
      });
  });

  it('takes what a network has chosen for a site that has chosen nothing', () => {
    const asked = "return apply('default_option_uni_elements', $given['none']);";
    assert.deepEqual(ask(asked, { none: {}, network: { origin: SERVER } }), { origin: SERVER });
    assert.equal(ask(asked, { none: 'none', network: '' }), 'none');
    assert.equal(ask(asked, { none: 'none' }), 'none');
  });

  it('stores what an administrator of a network has chosen, and says so', () => {
    const asked = `
      $_POST['uni_elements'] = ['origin' => $given['origin'], 'version' => '1'];
      try { apply('network_admin_edit_uni_elements'); } catch (Exception $ended) {}
      return [$noted['stored']['origin'], $noted['told']];`;
    const given = { rights: ['manage_network_options'], network: {} };
    assert.deepEqual(ask(asked, { ...given, origin: SERVER }), [SERVER, ['saved']]);
    assert.deepEqual(ask(asked, { ...given, origin: 'ftp://x' }), ['', ['origin']]);
  });

  it('reads no pattern and no JSON for a visitor', () => {
    const read = ask(
      "apply('wp_enqueue_scripts'); apply('the_content', '<uni-x>'); return get_included_files();",
    );
    const names = (read as string[])
      .filter((name) => name.startsWith(folder))
      .map((name) => name.slice(folder.length + 1));
    assert.ok(names.includes('elements.php'), names.join());
    assert.ok(!names.includes('patterns.php'), names.join());
    const sources = filesIn(folder)
      .filter((name) => name.endsWith('.php'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    assert.doesNotMatch(sources.join('\n'), /json_file_decode|file_get_contents/);
  });

  it('says in PHP what it says in JSON', () => {
    const parts = ask(
      "return ['elements' => uni_elements_build(), 'patterns' => require $given['patterns'], 'blocks' => require $given['blocks']];",
      {
        patterns: join(folder, 'patterns.php'),
        blocks: join(folder, 'blocks/manifest.php'),
      },
    ) as { elements: object; patterns: object; blocks: Record<string, unknown> };
    const plain = (value: unknown) => JSON.stringify(value).replaceAll('{}', '[]');
    const json = JSON.parse(readFileSync(join(folder, 'elements.json'), 'utf8'));
    assert.equal(plain({ ...parts.elements, patterns: parts.patterns }), plain(json));
    for (const [slug, block] of Object.entries(parts.blocks))
      assert.equal(
        plain(block),
        plain(JSON.parse(readFileSync(join(folder, `blocks/${slug}/block.json`), 'utf8'))),
      );
  });

  it('takes its settings with it when it is removed', () => {
    const removed = `${WORDPRESS} define('WP_UNINSTALL_PLUGIN', 1); require '${folder}/uninstall.php'; echo json_encode($deleted);`;
    assert.deepEqual(runPhp(removed, {}), ['uni_elements']);
  });
});
