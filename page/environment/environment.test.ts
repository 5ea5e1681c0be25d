import { expect } from '@open-wc/testing';
import { collectionEnvironment, environment, hostRole, runMode } from './environment.js';

const HOSTS = {
  development: 'http://localhost:8080/',
  localAuthor: 'http://localhost:4502/',
  localPublish: 'http://localhost:4503/',
  authorDev: 'https://author-dev.university.example/',
  publishTest: 'https://publish2.test.university.example/',
  authorProd: 'https://prod-author.university.example/',
  stage: 'https://www-stage.university.example/',
  train: 'https://train1.university.example/',
  visitors: 'https://www.university.example/',
  cloudAuthor: 'https://author-p1-e2.adobeaemcloud.com/',
  cloudPublish: 'https://publish-p12345-e67890.adobeaemcloud.com/',
};

const of = <Answer>(ask: (host: URL) => Answer) =>
  Object.fromEntries(Object.entries(HOSTS).map(([name, href]) => [name, ask(new URL(href))]));

describe('environment', () => {
  it('is development on localhost, but not on the ports of a CMS', () => {
    const { development, ...others } = of(environment);
    expect(development).to.equal('development');
    expect(new Set(Object.values(others))).to.deep.equal(new Set(['production']));
  });

  it('is development on localhost without a port, and production on what only looks like it', () => {
    expect(environment(new URL('http://localhost/'))).to.equal('development');
    for (const host of ['localhost.evil.test', 'my-localhost', '127.0.0.1']) {
      expect(environment(new URL(`http://${host}:8080/`)), host).to.equal('production');
    }
  });
});

describe('hostRole', () => {
  it('knows author and publish by port, or by a name with a stage', () => {
    expect(of(hostRole)).to.deep.equal({
      development: undefined,
      localAuthor: 'author',
      localPublish: 'publish',
      authorDev: 'author',
      publishTest: 'publish',
      authorProd: 'author',
      stage: undefined,
      train: undefined,
      visitors: undefined,
      cloudAuthor: 'author',
      cloudPublish: 'publish',
    });
  });

  it('takes no part of a word for a role or a stage', () => {
    const others = ['authority-dev.example', 'author.latest.example', 'author.university.example'];
    for (const host of others) {
      expect(hostRole(new URL(`https://${host}/`)), host).to.equal(undefined);
    }
  });
});

describe('runMode', () => {
  it('is told by host and port', () => {
    expect(of(runMode)).to.deep.equal({
      development: 'local',
      localAuthor: 'local',
      localPublish: 'local',
      authorDev: 'dev',
      publishTest: 'test',
      authorProd: 'prod',
      stage: 'stage',
      train: 'train',
      visitors: 'prod',
      cloudAuthor: 'prod',
      cloudPublish: 'prod',
    });
  });
});

describe('collectionEnvironment', () => {
  it('is PROD on production hosts, else TEST', () => {
    const { authorProd, visitors, cloudAuthor, cloudPublish, ...others } = of(collectionEnvironment);
    expect(new Set([authorProd, visitors, cloudAuthor, cloudPublish])).to.deep.equal(new Set(['PROD']));
    expect(new Set(Object.values(others))).to.deep.equal(new Set(['TEST']));
  });

  it('is what the page says where its host’s name says nothing', () => {
    const meta = document.createElement('meta');
    meta.name = 'uni-stage';
    document.head.append(meta);
    for (const [stage, expected] of [
      ['stage', 'TEST'],
      ['prod', 'PROD'],
      ['', 'PROD'],
    ] as const) {
      meta.content = stage;
      expect(collectionEnvironment(new URL(HOSTS.cloudPublish)), stage).to.equal(expected);
    }
    meta.remove();
  });
});
