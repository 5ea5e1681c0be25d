import { useEffect, useRef, useState } from 'react';
import { timings } from '../../vocabulary/timings.js';

/**
 * The text of a live region after a change: nothing while the page is still changing, then the text alone, then nothing
 * again. Screen readers drop an announcement that comes with many other changes, or while they read out the control that
 * was used. A text from the start is no news. A text that stays would be read a second time, right beside the title that
 * says the same.
 *
 * @param answer changes when the same text is news again.
 */
export function useAnnouncement(text: string, answer: unknown): string {
  const [said, say] = useState<{ text: string; answer: unknown }>();
  const isNews = useRef(false);
  useEffect(() => {
    if (!isNews.current) {
      isNews.current = true;
      return;
    }
    const start = setTimeout(() => say({ text, answer }), timings.searchAnnounceAfterMs);
    const end = setTimeout(
      () => say(undefined),
      timings.searchAnnounceAfterMs + timings.searchAnnouncedForMs,
    );
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, [text, answer]);
  return said?.text === text && said.answer === answer ? text : '';
}
