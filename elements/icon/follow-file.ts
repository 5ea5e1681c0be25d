import type { FileDrawing } from '../../react-views/_shared/icons/file-drawing.js';
import type { StartController } from '../_core/declare/controller.js';

interface Asked {
  readonly externalIcon?: string;
}

interface Fed {
  readonly drawing: FileDrawing | undefined;
}

/**
 * Feeds an icon with what its file draws. The file is fetched once for all icons, and only icons from files need a
 * reader.
 */
export const followFile: StartController<Asked, Fed> = (_, refresh) => {
  let path: string | undefined;
  let drawing: FileDrawing | undefined;

  const load = async (wanted: string) => {
    const { loadIconFile } = await import('../_icon-files/icon-files.js');
    // The loader of the file has reported why it cannot be shown.
    const loaded = await loadIconFile(wanted).catch(() => undefined);
    if (path !== wanted || !loaded) return;
    drawing = loaded;
    refresh();
  };

  return {
    read({ externalIcon }) {
      if (externalIcon !== path) {
        path = externalIcon;
        drawing = undefined;
        if (path) void load(path);
      }
      return { drawing };
    },
    stop() {
      path = undefined;
    },
  };
};
