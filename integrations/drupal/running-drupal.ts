// A Drupal of its own in a temporary folder, on SQLite, with PHP's own server. Nothing of the machine's is touched.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { save } from '../../tools/rollup/delivered.js';
import { findProgram } from '../../tools/test/find-chromium.js';
import { freePort } from '../../tools/test/free-port.js';
import { MODULE } from './module-files.js';

const run = promisify(execFile);

/** A folder with `web/core` and `vendor`, as Composer makes it of `drupal/recommended-project`. */
const VARIABLE = 'DRUPAL_PATH';
/** As on a developer's machine, where Drupal compares props with their schemas. */
const PHP = ['-d', 'zend.assertions=1', '-d', 'memory_limit=1G'];
const LONGEST_OUTPUT = 1e8;
/** Requests of one page wait for each other otherwise. */
const WORKERS = '4';

export interface RunningDrupal {
  readonly origin: string;
  /** As `10.6.15`. */
  readonly version: string;
  /** Runs PHP in it, and gives what that echoes. */
  php(code: string): Promise<string>;
  stop(): Promise<void>;
}

/** Returns one line that names what to install, or undefined if nothing is missing. */
export function missingForDrupal(): string | undefined {
  const folder = process.env[VARIABLE];
  if (!findProgram('php'))
    return 'No PHP: install Debian\'s packages ("apt-get install php-cli php-sqlite3 php-xml php-gd").';
  if (folder && existsSync(join(folder, 'web/core/includes/install.core.inc'))) return undefined;
  return `No Drupal: run "composer create-project drupal/recommended-project FOLDER" and name the folder in the environment variable ${VARIABLE}.`;
}

/** @param files those of the module. @param settings the values of `uni_elements.settings`. */
export async function startDrupal(
  files: ReadonlyMap<string, string>,
  settings: Readonly<Record<string, string>>,
): Promise<RunningDrupal> {
  const root = mkdtempSync(join(tmpdir(), 'uni-drupal-'));
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server) await end(server);
    rmSync(root, { recursive: true, force: true });
  };
  try {
    const site = join(root, 'site');
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await run('cp', ['-rL', process.env[VARIABLE]!, site]);
    rmSync(join(site, 'web/sites/default/settings.php'), { force: true });
    for (const [path, content] of files) save(join(site, 'web/modules/custom', MODULE, path), content);
    const php = async (code: string) => {
      const file = join(root, 'run.php');
      writeFileSync(file, `<?php\n${IN_SITE}\n${code}`);
      const options = { cwd: join(site, 'web'), maxBuffer: LONGEST_OUTPUT };
      return (await run('php', [...PHP, file], options)).stdout;
    };
    await php(installation(port, root));
    const inDrupal = (code: string) => php(booted(origin) + code);
    const version = await inDrupal(`
      \\Drupal::service('module_installer')->install(['${MODULE}']);
      // A global $config would be Drupal's own overrides.
      $editable = \\Drupal::configFactory()->getEditable('${MODULE}.settings');
      foreach (json_decode('${JSON.stringify(settings)}', TRUE) as $name => $value) { $editable->set($name, $value); }
      $editable->save();
      drupal_flush_all_caches();
      echo \\Drupal::VERSION;`);
    const env = { ...process.env, PHP_CLI_SERVER_WORKERS: WORKERS };
    const at = ['-S', `127.0.0.1:${port}`, '-t', join(site, 'web'), join(site, 'web/.ht.router.php')];
    server = spawn('php', [...PHP, ...at], {
      cwd: join(site, 'web'),
      env,
      stdio: 'ignore',
      detached: true,
    });
    const retried = ['--retry', '30', '--retry-connrefused', '--retry-delay', '1'];
    await run('curl', ['--silent', '--fail', ...retried, `${origin}/user/login`], {
      maxBuffer: LONGEST_OUTPUT,
    });
    return { origin, version, php: inDrupal, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const IN_SITE = `$loader = require 'autoload.php';
foreach (['SCRIPT_NAME' => '/index.php', 'REQUEST_METHOD' => 'GET', 'REMOTE_ADDR' => '127.0.0.1'] as $name => $value) {
  $_SERVER[$name] = $value;
}`;

/** The profile that Drupal offers first, with Basic HTML as its text format. */
const installation = (port: number, root: string) => `
$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}';
require_once 'core/includes/install.core.inc';
$driver = 'Drupal\\\\sqlite\\\\Driver\\\\Database\\\\sqlite';
install_drupal($loader, ['interactive' => FALSE, 'site_path' => 'sites/default',
  'parameters' => ['profile' => 'standard', 'langcode' => 'en'],
  'forms' => [
    'install_settings_form' => ['driver' => $driver, $driver => ['database' => '${join(root, 'db.sqlite')}', 'prefix' => '']],
    'install_configure_form' => ['site_name' => 'Elements', 'site_mail' => 'admin@example.edu',
      'account' => ['name' => 'admin', 'mail' => 'admin@example.edu', 'pass' => ['pass1' => 'admin', 'pass2' => 'admin']],
      'enable_update_status_module' => NULL, 'enable_update_status_emails' => NULL]]]);
`;

const booted = (origin: string) => `
$request = Symfony\\Component\\HttpFoundation\\Request::create('${origin}/');
$request->server->set('SCRIPT_NAME', '/index.php');
$kernel = Drupal\\Core\\DrupalKernel::createFromRequest($request, $loader, 'prod');
$kernel->boot();
$kernel->preHandle($request);
`;

/** A server with workers ends with them. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((done) => child.once('exit', done));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
