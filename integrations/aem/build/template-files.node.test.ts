import assert from 'node:assert/strict';
import { test } from 'node:test';
import { componentFolders } from '../../../tools/rollup/component-folders.js';
import { editConfigXml } from '../../authoring/component-xml.js';
import { authoredComponents } from '../../authoring/components.js';
import { CORE_PROXIES } from './core-proxies.js';
import { templateFiles } from './template-files.js';

const POLICIES = 'conf/uni/settings/wcm/policies/.content.xml';
const CONTAINERS = 4;
/** Core's download stores a dropped file by this one, which a test on Sling asks of Adobe's own package. */
const DROP_TARGETS_OF_CORE = { download: 'file' } as const;

const components = authoredComponents(await componentFolders());
const attribute = (xml: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1] ?? '';

test('a file that an author drops between components becomes one that the container may hold and that takes it', () => {
  const xml = templateFiles(components).get(POLICIES)!;
  const policies = xml.split('jcr:title=').filter((policy) => /^"[^"]*"\s+[^>]*\bcomponents="/.test(policy));
  assert.equal(policies.length, CONTAINERS);
  for (const policy of policies) {
    const allowed = attribute(policy, 'components');
    const mappings = policy.split('assetGroup=').slice(1);
    assert.deepEqual(
      mappings.map((mapping) => attribute(mapping, 'assetMimetype')),
      ['image/*', 'application/*'],
    );
    for (const mapping of mappings) {
      const type = attribute(mapping, 'resourceType');
      assert.ok(allowed.includes(`/apps/${type}`), `${type} is allowed`);
      const own = components.find(({ resourceType }) => resourceType === type);
      const name = type.slice(type.lastIndexOf('/') + 1);
      if (own)
        assert.match(
          editConfigXml(own),
          new RegExp(`<${attribute(mapping, 'droptarget')}\\s[^>]*DropTarget`),
          name,
        );
      else {
        assert.ok(
          CORE_PROXIES.some((proxy) => proxy.name === name),
          name,
        );
        assert.equal(DROP_TARGETS_OF_CORE[name as 'download'], attribute(mapping, 'droptarget'));
      }
    }
  }
});
