// Runs before `npm start` and `npm test`, so that each of them works in a fresh clone. It may only use what an old Node
// reads too, because it is the place that says which Node you need: names of modules without "node:", for example.
const { spawnSync } = require('child_process');
const { readFileSync, statSync, utimesSync } = require('fs');
const { join } = require('path');

const root = join(__dirname, '..');
const lock = join(root, 'package-lock.json');
/** npm writes it at the end of an installation, so an interrupted one has none. */
const installed = join(root, 'node_modules', '.package-lock.json');

/** A file's time in ms, or 0 if there is no such file. */
function timeOf(file) {
  try {
    return statSync(file).mtimeMs;
  } catch (_) {
    return 0;
  }
}

/** Whether one version such as `20.19` is at least another. */
function isAtLeast(version, least) {
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = least.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** Why the packages have to be installed, or undefined if they need not be. */
function reason() {
  if (timeOf(installed) === 0) return 'there are none yet';
  // A build server installs them itself, and an old lock file may have been restored with a newer time.
  if (!process.env.CI && timeOf(installed) < timeOf(lock)) return 'package-lock.json is newer';
  return undefined;
}

function install(why) {
  console.log(`Installing the packages with npm ci, because ${why}. This takes about a minute.`);
  const npm = process.env.npm_execpath;
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm ? process.execPath : 'npm', npm ? [npm].concat(options) : options, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: see the message above, then run npm ci.');
    process.exit(1);
  }
  // A lock file from the future would have them installed again and again.
  const now = Math.max(Date.now(), timeOf(lock)) / 1000 + 1;
  utimesSync(installed, now, now);
}

const least = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '');
if (!isAtLeast(process.versions.node, least)) {
  console.error(
    `You need Node ${least} or later, and this is ${process.versions.node}: install one from nodejs.org, or run "nvm install" in this folder.`,
  );
  process.exit(1);
}
const why = reason();
if (why) install(why);
