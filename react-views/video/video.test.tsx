import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { get, html, inStyle, show, url } from '../_shared/testing.js';
import { foreignFilm } from './film-address.js';
import { Video, type VideoProps } from './video.js';
import { videoWords } from './video-words.js';

const PAGE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const FRAME = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';
const foreign = (props: VideoProps = {}) => <Video src={url(PAGE)} title="Tour" level="h3" {...props} />;
const own = (props: VideoProps = {}) => <Video src={url('/a.mp4')} title="Tour" {...props} />;

describe('Video', () => {
  inStyle();

  it('of another host is a link, and asks nobody before it is pressed', async () => {
    const place = show(foreign({ poster: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg' }));
    const link = get<HTMLAnchorElement>(place, 'a');
    expect([link.href, link.dataset.frame]).to.deep.equal([PAGE, FRAME]);
    expect(link.innerText).to.match(/Play video: Tour\s+The video comes from YouTube when you play it\./);
    expect(place.querySelector('iframe, img, link, [src]')).to.equal(null);
    await expect(place).to.be.accessible();
  });

  for (const [address, page, frame] of [
    ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', 'https://youtu.be/aqz-KE-bpKQ?t=1m30s', `${FRAME}&start=90`],
    ['//www.youtube.com/embed/aqz-KE-bpKQ?start=5', `${PAGE}&t=5`, `${FRAME}&start=5`],
    ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'https://m.youtube.com/shorts/aqz-KE-bpKQ', FRAME],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', PAGE, FRAME],
    [
      'https://vimeo.com/76979871',
      'https://vimeo.com/76979871',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
    ],
  ] as const)
    it(`knows the film of ${address}`, () => {
      const film = foreignFilm(address);
      expect([film?.page, film?.frame]).to.deep.equal([page, frame]);
    });

  it('knows no film of other pages and hosts', () => {
    for (const address of [
      'https://www.youtube.com/@averley',
      'https://www.youtube.com/watch?list=1',
      'https://vimeo.com/averley',
      'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
      '/watch?v=aqz-KE-bpKQ',
    ])
      expect(foreignFilm(address), address).to.equal(undefined);
  });

  it('of a file is the platform’s player, with captions that are off at first', () => {
    const captions = [{ src: url('/a.vtt'), srclang: 'en', label: 'English' }];
    const video = get<HTMLVideoElement>(show(own({ captions, poster: '/a.jpg' })), 'video');
    expect([video.controls, video.getAttribute('preload'), video.ariaLabel]).to.deep.equal([
      true,
      'none',
      'Tour',
    ]);
    const track = get<HTMLTrackElement>(video, 'track');
    expect([track.kind, track.srclang, track.label, track.default]).to.deep.equal([
      'captions',
      'en',
      'English',
      false,
    ]);
  });

  it('says its length in the words of its language', () => {
    const length = (props: VideoProps) => get(show(foreign(props)), '.m-video__length').innerText;
    expect(length({ duration: 3723 })).to.equal('1 hour 2 min 3 sec');
    expect(length({ duration: 215, words: videoWords('vi') })).to.equal('0 giờ 3 phút 35 giây');
  });

  it('tells search engines what it is', () => {
    const place = show(foreign({ duration: 215, poster: '/a.jpg' }));
    const said = [...place.querySelectorAll('[itemprop]')].map((each) => [
      each.getAttribute('itemprop'),
      each.getAttribute('value') ?? each.textContent,
    ]);
    expect(get(place, '[itemtype]').getAttribute('itemtype')).to.equal('https://schema.org/VideoObject');
    expect(Object.fromEntries(said)).to.deep.equal({
      ...{ name: 'Tour', duration: 'PT215S', thumbnailUrl: '/a.jpg', embedUrl: FRAME },
    });
  });

  it('folds its transcript, and prints it with the address', async () => {
    const place = show(foreign({ transcript: html('<p>We stand</p>') }));
    expect(place.innerText).to.contain('Transcript').and.not.to.contain('We stand');
    get(place, 'summary').click();
    expect(place.innerText).to.contain('We stand');
    get(place, 'summary').click();
    await emulateMedia({ media: 'print' });
    const printed = get(place, '.m-video__words').checkVisibility();
    const address = getComputedStyle(get(place, 'a'), '::after').content;
    await emulateMedia({ media: 'screen' });
    expect([printed, address]).to.deep.equal([true, `"${PAGE}"`]);
  });

  it('has no word too long for 320 px', async () => {
    await setViewport({ width: 320, height: 600 });
    const title = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
    show(<div style={{ overflowWrap: 'anywhere' }}>{foreign({ title })}</div>);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    await setViewport({ width: 1000, height: 600 });
  });

  it('is nothing without a film', () => {
    expect(renderToStaticMarkup(<Video title="Tour" />)).to.equal('');
  });

  it('renders on a server as in the browser', () => {
    const written = renderToStaticMarkup(foreign()).replace(/ item\w+/g, (name) => name.toLowerCase());
    expect(show(foreign()).innerHTML).to.equal(written);
  });
});
