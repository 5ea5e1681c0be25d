// How every variant is bundled, so that none has an advantage.
import { fileURLToPath } from 'node:url';

const peer = (name) => fileURLToPath(new URL(`node_modules/${name}`, import.meta.url));
const PEERS = ['react', 'react-dom', 'lit', '@r2wc/react-to-web-component'];

/** For esbuild. The peers are those of the bench, one copy each. */
export const bundling = {
  bundle: true,
  format: 'esm',
  minify: true,
  jsx: 'automatic',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: Object.fromEntries(PEERS.map((name) => [name, peer(name)])),
  logLevel: 'error',
};
