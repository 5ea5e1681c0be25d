// A WordPress of its own in a temporary folder, with its database and PHP's own server. Nothing of the machine's is
// touched.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { findProgram } from '../../tools/test/find-chromium.js';
import { freePort } from '../../tools/test/free-port.js';

const run = promisify(execFile);

/** Another WordPress than Debian's: a folder with `wp-load.php`. */
const OWN_VARIABLE = 'WORDPRESS_PATH';
const DEBIAN = '/usr/share/wordpress';
const PROGRAMS = ['php', 'mariadbd', 'mariadb-install-db', 'mariadb-admin'];
/** Each can log in with its name as password. Authors may write no HTML that the filter does not know. */
const USERS = ['editor', 'author', 'contributor', 'subscriber'];
/** Requests of one page wait for each other otherwise. */
const WORKERS = '4';

export interface RunningWordPress {
  readonly origin: string;
  /** As `7.1.4`. */
  readonly version: string;
  /** Runs PHP in it, and gives what that echoes. */
  php(code: string): Promise<string>;
  /** Reads PHP's complaints. */
  log(): string;
  stop(): Promise<void>;
}

/** Returns one line that names what to install, or undefined if nothing is missing. */
export function missingForWordPress(): string | undefined {
  const folder = process.env[OWN_VARIABLE] ?? DEBIAN;
  const missing = PROGRAMS.filter((name) => !findProgram(name));
  if (existsSync(join(folder, 'wp-load.php')) && missing.length === 0) return undefined;
  return `No ${[...(existsSync(join(folder, 'wp-load.php')) ? [] : [`WordPress in ${folder}`]), ...missing].join(', ')}: install Debian's packages ("apt-get install wordpress php-cli php-mysql mariadb-server") or name a folder in the environment variable ${OWN_VARIABLE}.`;
}

/** @param plugin its zip. @param settings the values that its page of settings would store. */
export async function startWordPress(
  plugin: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningWordPress> {
  const root = mkdtempSync(join(tmpdir(), 'uni-wordpress-'));
  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const child of started.reverse()) await end(child);
    rmSync(root, { recursive: true, force: true });
  };
  try {
    const site = join(root, 'site');
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await copySite(site, plugin);
    const socket = await startDatabase(root, started);
    writeFileSync(join(site, 'wp-config.php'), configuration(origin, socket));
    const php = async (code: string) => {
      const file = join(root, 'run.php');
      writeFileSync(file, `<?php\n$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}';\n${code}`);
      try {
        return (await run('php', ['-d', `error_log=${join(root, 'php.log')}`, file], { cwd: site })).stdout;
      } catch (error) {
        const log = ['site/debug.log', 'php.log'].map((name) => join(root, name)).filter(existsSync);
        throw new Error(log.map((name) => readFileSync(name, 'utf8')).join('\n'), { cause: error });
      }
    };
    await php(installation(settings));
    const version = await php(`require 'wp-includes/version.php'; echo $wp_version;`);
    const env = { ...process.env, PHP_CLI_SERVER_WORKERS: WORKERS };
    started.push(
      spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site], { env, stdio: 'ignore', detached: true }),
    );
    await answering(origin);
    const load = `require '${site}/wp-load.php';\n`;
    const log = () => {
      const file = join(site, 'debug.log');
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    return { origin, version, php: (code) => php(load + code), log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Its own tables and no network. */
async function startDatabase(root: string, started: ChildProcess[]): Promise<string> {
  const data = join(root, 'data');
  const socket = join(root, 'sql.sock');
  const user = `--user=${userInfo().username}`;
  mkdirSync(data);
  const own = ['--no-defaults', `--datadir=${data}`, user];
  await run('mariadb-install-db', [...own, '--auth-root-authentication-method=normal', '--skip-test-db']);
  const sparing = ['--innodb-buffer-pool-size=32M', '--innodb-flush-log-at-trx-commit=0'];
  const listening = [`--socket=${socket}`, '--skip-networking', `--pid-file=${join(root, 'sql.pid')}`];
  started.push(spawn('mariadbd', [...own, ...listening, ...sparing], { stdio: 'ignore', detached: true }));
  const asked = ['--no-defaults', `--socket=${socket}`, '--user=root'];
  await run('mariadb-admin', [...asked, '--wait=30', 'ping']);
  await run('mariadb-admin', [...asked, 'create', 'wordpress']);
  return socket;
}

/** Debian's is links to other packages in part. */
async function copySite(site: string, plugin: string): Promise<void> {
  await run('cp', ['-rL', process.env[OWN_VARIABLE] ?? DEBIAN, site]);
  const content = join(site, 'wp-content');
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(plugin)))) {
    const file = join(content, 'plugins', name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, bytes);
  }
  mkdirSync(join(content, 'mu-plugins'), { recursive: true });
  writeFileSync(join(content, 'mu-plugins/test.php'), FOR_TESTS);
}

/** The classic editor by an address, as its plugin gives it, and comments without a wait between them. */
const FOR_TESTS = `<?php
add_filter('use_block_editor_for_post', fn($is) => isset($_GET['classic-editor']) ? false : $is, 100);
add_filter('comment_flood_filter', '__return_false', 100);
add_filter('pre_comment_approved', fn() => 1, 100);
`;

const configuration = (origin: string, socket: string) => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '${origin}'); define('WP_SITEURL', '${origin}');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', false); define('WP_DEBUG_LOG', __DIR__ . '/debug.log');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $each) {
  define($each . '_KEY', 'test'); define($each . '_SALT', 'test');
}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

const installation = (settings: Readonly<Record<string, string>>) => `
define('WP_INSTALLING', true);
require_once 'wp-load.php';
require_once 'wp-admin/includes/upgrade.php';
require_once 'wp-admin/includes/plugin.php';
wp_install('Elements', 'admin', 'admin@example.edu', true, '', 'admin');
foreach (${JSON.stringify(USERS)} as $name) {
  wp_insert_user(['user_login' => $name, 'user_pass' => $name, 'role' => $name, 'user_email' => "$name@example.edu"]);
}
// A picture of another server would hold a page's load event for as long as that server does not answer.
update_option('show_avatars', 0);
$themes = array_keys(wp_get_themes());
if (!in_array(get_stylesheet(), $themes, true)) switch_theme(end($themes));
update_option('uni_elements', json_decode('${JSON.stringify(settings)}', true));
$failed = activate_plugin('uni-elements/uni-elements.php');
if (is_wp_error($failed)) exit($failed->get_error_message());
`;

async function answering(origin: string): Promise<void> {
  const { status } = await run('curl', [
    '--silent',
    '--fail',
    '--retry',
    '30',
    '--retry-connrefused',
    '--retry-delay',
    '1',
    `${origin}/?rest_route=/`,
  ]).then(
    () => ({ status: 0 }),
    ({ code }: { code: number }) => ({ status: code }),
  );
  if (status !== 0) throw new Error(`WordPress does not answer at ${origin}`);
}

/** A server with workers ends with them. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((done) => child.once('exit', done));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
