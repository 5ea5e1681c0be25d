import { isObject } from '../is-record.js';
import { warnOnce } from '../warn.js';
import type { Adapter } from './model-patch.js';
import { readPageEditorMessage } from './page-editor.js';

const TYPE = 'cq-pagemodel-update';

/**
 * An editor that has the page in a frame and does not reach into it: it posts `{ type: 'cq-pagemodel-update', msg }`, as
 * the event's detail has it. Only the frame around the page, and only of the page's own origin, is heard.
 */
export const followEditorFrame: Adapter = (sink, signal) => {
  const listen = ({ data, origin, source }: MessageEvent<unknown>) => {
    if (!isObject(data) || data.type !== TYPE) return;
    const isEditor = source !== null && source === window.parent && source !== window;
    const patch = isEditor && origin === location.origin ? readPageEditorMessage(data) : undefined;
    if (patch) sink.add(patch);
    else
      warnOnce(
        `authoring: a message is ignored: ${TYPE} is taken from the frame around the page only, of its own origin, with a path and a command`,
        'warn',
        origin,
      );
  };
  window.addEventListener('message', listen, { signal });
};
