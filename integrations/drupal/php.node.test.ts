// The answers of the module's PHP, with the few of Drupal's own functions that it calls written here. No Drupal runs.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { parse } from 'yaml';
import { VERSION } from '../../elements/_core/declare/version.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { save } from '../../tools/rollup/delivered.js';
import { runPhp, syntaxFault, withoutPhp } from '../../tools/test/php.js';
import { moduleFiles } from './module-files.js';

const SERVER = 'https://elements.example.edu';
const INTEGRITY = 'sha384-x';
const DRUPAL = `<?php
class Drupal {
  public static array $config = [];
  public static bool $isAdmin = false;
  public static function config($name) { return new static; }
  public static function service($id) { return new static; }
  public function get($key) { return static::$config[$key] ?? NULL; }
  public function isAdminRoute() { return static::$isAdmin; }
}`;

/** The classes that the module's own extend. */
const CORE = String.raw`<?php
namespace Drupal\Core\Plugin { class Component { public $metadata; public function __construct(public string $id, array $names) { $this->metadata = (object) ['schema' => ['properties' => array_flip($names)]]; } public function getPluginId() { return $this->id; } } }
namespace Drupal\Core\Theme\Component { class ComponentValidator { public function validateProps(array $context, \Drupal\Core\Plugin\Component $component): bool { $GLOBALS['asked'][] = $context; return TRUE; } } }
namespace Symfony\Component\Validator { class Constraint {} }
namespace Drupal\ckeditor5\Plugin\Validation\Constraint {
  class SourceEditingRedundantTagsConstraintValidator { public $pluginManager; public function validate($value, \Symfony\Component\Validator\Constraint $constraint): void { $GLOBALS['asked'][] = $value; } }
}`;

interface Answer {
  readonly libraries: {
    readonly elements: { readonly js: Files; readonly css: { readonly component?: Files } };
  };
  readonly attachments: { readonly '#attached'?: { readonly library: readonly string[] } };
  readonly report: { readonly severity: number; readonly value: string; readonly description: string };
}
type Files = Readonly<Record<string, { readonly attributes?: Readonly<Record<string, string>> }>>;

describe('the PHP of the Drupal module', { skip: withoutPhp }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uni-drupal-'));
  after(() => rmSync(folder, { recursive: true }));
  const files = moduleFiles(await componentFolders(), { origin: '', integrity: INTEGRITY });
  const libraries = parse(files.get('uni_elements.libraries.yml')!);
  writeFileSync(join(folder, 'drupal.php'), DRUPAL);
  for (const name of ['uni_elements.module', 'uni_elements.install'])
    writeFileSync(join(folder, name), files.get(name)!);

  function ask(config: Readonly<Record<string, string>>, isAdmin = false): Answer {
    const code = `foreach (['drupal.php', 'uni_elements.module', 'uni_elements.install'] as $file) require "${folder}/$file";
[$config, $libraries, $isAdmin] = $given;
Drupal::$config = $config; Drupal::$isAdmin = $isAdmin;
uni_elements_library_info_alter($libraries, 'uni_elements');
$attachments = []; uni_elements_page_attachments($attachments);
echo json_encode(['libraries' => $libraries, 'attachments' => $attachments, 'report' => uni_elements_requirements('runtime')['uni_elements']]);`;
    return runPhp(code, [config, libraries, isAdmin]) as Answer;
  }

  it('can be read', () => {
    for (const name of files.keys())
      if (/\.(?:php|module|install)$/.test(name)) {
        save(join(folder, name), files.get(name)!);
        assert.equal(syntaxFault(join(folder, name)), '', name);
      }
  });

  const withCore = (classes: readonly string[], code: string, given: unknown) => {
    writeFileSync(join(folder, 'core.php'), CORE);
    for (const name of classes) save(join(folder, name), files.get(name)!);
    const required = ['core.php', ...classes].map((name) => `require '${join(folder, name)}';`);
    return runPhp(`$asked = []; ${required.join(' ')} ${code} echo json_encode($asked);`, given);
  };

  it('has no empty prop of its components compared with their schemas, and those of others as they are', () => {
    const props = {
      title: '',
      link: null,
      level: 0,
      on: false,
      items: [{ title: 'A', note: null }, { title: '' }],
    };
    const code = String.raw`foreach (['uni_elements:list', 'other:list'] as $id) {
        (new Drupal\uni_elements\ComponentValidator())->validateProps($given + ['slot' => ''], new Drupal\Core\Plugin\Component($id, array_keys($given)));
      }`;
    assert.deepEqual(withCore(['src/ComponentValidator.php'], code, props), [
      { level: 0, on: false, items: [{ title: 'A' }, []], slot: '' },
      { ...props, slot: '' },
    ]);
  });

  it('lets a format list tags that the editor’s plugin brings, and Drupal judge all others', () => {
    const plugins = `new class { function getDefinition($id, $needed) { return $id === 'uni_elements_tags' ? $this : NULL; } function getElements() { return ['<dl>', '<dt>', '<uni-callout>']; } }`;
    const code = String.raw`$validator = new Drupal\uni_elements\Plugin\Validation\RedundantTagsValidator(); $validator->pluginManager = ${plugins};
      foreach ($given as $value) { $validator->validate($value, new Symfony\Component\Validator\Constraint()); }`;
    const tags = ['<dl>', '<cite>', '<uni-callout>', '<dl class>', '<strong>'];
    assert.deepEqual(withCore(['src/Plugin/Validation/RedundantTagsValidator.php'], code, tags), [
      '<cite>',
      '<dl class>',
      '<strong>',
    ]);
  });

  it('puts server and version before both files, and the integrity on the version that it was built with', () => {
    const { libraries: own, report } = ask({ origin: `${SERVER}/ ` });
    assert.deepEqual(Object.keys(own.elements.js), [`${SERVER}/${VERSION}/uni.js`]);
    assert.deepEqual(Object.keys(own.elements.css.component!), [`${SERVER}/${VERSION}/uni-display.css`]);
    const attributes = { type: 'module', crossorigin: 'anonymous' };
    assert.deepEqual(Object.values(own.elements.js)[0]!.attributes, { ...attributes, integrity: INTEGRITY });
    assert.deepEqual([report.severity, report.value], [0, `${SERVER}/${VERSION}`]);
    for (const version of ['1', VERSION.replace(/\.\d+$/, ''), '99.0.0']) {
      const moving = ask({ origin: SERVER, version }).libraries.elements.js;
      assert.deepEqual(moving[`${SERVER}/${version}/uni.js`]!.attributes, attributes);
    }
  });

  for (const [what, config, words] of [
    ['without a server', {}, /have no server yet/],
    ['with a path in the server', { origin: `${SERVER}/elements` }, /is not an address such as/],
    ['with more around the server', { origin: `x ${SERVER}` }, /is not an address such as/],
    ['with more around the version', { origin: SERVER, version: '1/../..' }, /is not a number such as/],
    ['with a server that is a script', { origin: 'javascript:alert(1)' }, /is not an address such as/],
    ['with a version that is none', { origin: SERVER, version: '../x' }, /is not a number such as/],
  ] as const) {
    it(`loads nothing and says why in the status report ${what}`, () => {
      const { libraries: own, report } = ask(config);
      assert.deepEqual([own.elements.js, own.elements.css], [[], []]);
      assert.equal(report.severity, 1);
      assert.match(report.description, words);
    });
  }

  it('stands on the site’s pages and not on those of its administration', () => {
    assert.deepEqual(ask({}).attachments['#attached']?.library, ['uni_elements/elements']);
    assert.deepEqual(ask({}, true).attachments, []);
  });
});
