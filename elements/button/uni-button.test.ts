import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../page/testing-wait.js';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-button.js';

type ButtonElement = HTMLElement & { onClick?: (event: Event) => void };

describe('uni-button', () => {
  testElement(definition);

  it('calls the onClick of a link at its first click, which had no pointer before it', async () => {
    const view = '<div class="uni-view"><a class="m-button" href="#elsewhere">Go</a></div>';
    const place = await placeExample(
      `<uni-button text="Go" link="#elsewhere"></uni-button>
      <uni-button text="Go" link="#elsewhere" data-prerendered="1">${view}</uni-button>`,
    );
    const called: Element[] = [];
    for (const element of place.querySelectorAll<ButtonElement>('uni-button')) {
      element.onClick = (event) => {
        event.preventDefault();
        called.push(element);
      };
      get(element, 'a').click();
    }
    expect(called).to.deep.equal([...place.children]);
    expect(location.hash).to.equal('');
  });

  it('takes href for its link, as other libraries name it, and follows it', async () => {
    const place = await placeExample('<uni-button text="Go" href="/a"></uni-button>');
    const link = () => get<HTMLAnchorElement>(place, 'a').pathname;
    expect(link()).to.equal('/a');
    const button = get(place, 'uni-button');
    button.setAttribute('href', '/b');
    await Promise.resolve();
    expect(link()).to.equal('/b');
    button.setAttribute('link', '/c');
    await Promise.resolve();
    expect(link()).to.equal('/c');
  });

  it('calls the function of its property onClick by mouse and keyboard', async () => {
    const place = await placeExample('<uni-button text="Open" link="#"></uni-button>');
    const types: string[] = [];
    get<ButtonElement>(place, 'uni-button').onClick = ({ type }) => types.push(type);
    await Promise.resolve();
    const action = get(place, '[role="button"]');
    action.click();
    action.focus();
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'Enter' });
    expect(types).to.deep.equal(['click', 'click', 'click']);
  });

  it('is disabled, opens and commands as the author’s own button, and follows it', async () => {
    const place = await placeExample(
      `<div popover id="note">Note</div>
      <uni-button><button type="button" popovertarget="note" popovertargetaction="show" disabled>Open</button></uni-button>
      <uni-button><button formaction="javascript:x" onclick="x()" command="show-popover" commandfor="note">Go</button></uni-button>`,
    );
    const [opens, commands] = [...place.querySelectorAll('uni-button')].map((tag) =>
      get<HTMLButtonElement>(tag, '.uni-view button'),
    );
    expect(opens!.disabled).to.equal(true);
    const own = place.querySelector<HTMLTemplateElement>('uni-button template')!.content;
    own.querySelector('button')!.removeAttribute('disabled');
    await waitUntil(() => !get<HTMLButtonElement>(place, '.uni-view button').disabled);
    get(place, '.uni-view button').click();
    expect(get(place, '#note').matches(':popover-open')).to.equal(true);
    expect(commands!.getAttributeNames().sort()).to.deep.equal(['class', 'command', 'commandfor', 'type']);
  });

  describe('that submits', () => {
    async function sentBy(
      attributes: string,
      use: (button: HTMLElement, form: HTMLFormElement) => unknown,
      more = '',
    ): Promise<number> {
      const place = await placeExample(
        `<form><input name="q">${more}<uni-button text="Go" type="button submit" ${attributes}></uni-button></form>`,
      );
      let sent = 0;
      place.addEventListener('submit', (event) => {
        event.preventDefault();
        sent++;
      });
      const element = get(place, 'uni-button');
      await use((element.shadowRoot ?? element).querySelector('button')!, get(place, 'form'));
      return sent;
    }

    for (const attributes of ['', 'isolated']) {
      it(`sends the form around it once${attributes && ', out of a shadow root, too'}`, async () => {
        expect(await sentBy(attributes, (button) => button.click())).to.equal(1);
      });

      it(`sends nothing when its click is prevented${attributes && ' in a shadow root'}`, async () => {
        const sent = await sentBy(attributes, (button) => {
          button.addEventListener('click', (event) => event.preventDefault());
          button.click();
        });
        expect(sent).to.equal(0);
      });

      for (const [what, more] of [
        ['the one field', ''],
        ['a field of several', '<input name="r">'],
        ['a field of a form with another button', '<input name="r"><button>Send</button>'],
      ] as const)
        it(`sends the form once by Enter in ${what} ${attributes}`, async () => {
          const sent = await sentBy(
            attributes,
            (_, form) => {
              form.querySelector('input')!.focus();
              return Promise.all([sendKeys({ press: 'Enter' }), oneEvent(form, 'submit')]);
            },
            more,
          );
          expect(sent).to.equal(1);
        });
    }

    it('is the submitter of the form, wherever it stands', async () => {
      for (const attributes of ['', 'isolated']) {
        let submitter: Element | null = null;
        await sentBy(attributes, (button, form) => {
          form.addEventListener('submit', (event) => {
            submitter = event.submitter;
          });
          button.click();
        });
        expect(submitter!.closest('uni-button'), attributes).not.to.equal(null);
      }
    });

    for (const life of ['', ' isolated'])
      it(`sends what the author’s own button sends, and where${life && ', out of a shadow root, too'}`, async () => {
        const place = await placeExample(
          `<form id="sent" action="/one"><input name="q" value="law"></form>
          <uni-button${life}><button name="do" value="save" form="sent" formaction="/two" formnovalidate>Save</button></uni-button>`,
        );
        const heard = oneEvent(place, 'submit');
        place.addEventListener('submit', (event) => event.preventDefault());
        const element = get(place, 'uni-button');
        (element.shadowRoot ?? element).querySelector<HTMLElement>('.uni-view button')!.click();
        const { target, submitter } = (await heard) as unknown as SubmitEvent;
        const data = new FormData(target as HTMLFormElement, submitter);
        expect([...data]).to.deep.equal([
          ['q', 'law'],
          ['do', 'save'],
        ]);
        const button = submitter as HTMLButtonElement;
        expect(new URL(button.formAction).pathname).to.equal('/two');
        expect(button.formNoValidate).to.equal(true);
      });

    it('sends the form of a field that had the focus before the tag came, and stays out of sight', async () => {
      const place = await placeExample('<form><input name="q"><input name="r"></form>');
      const form = get(place, 'form') as HTMLFormElement;
      let submitter: Element | null = null;
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        submitter = event.submitter;
      });
      form.querySelector('input')!.focus();
      const mounted = oneEvent(form, 'uni-mount');
      form.insertAdjacentHTML(
        'beforeend',
        '<uni-button isolated type="button submit"><b>Search</b></uni-button>',
      );
      await mounted;
      await Promise.all([sendKeys({ press: 'Enter' }), oneEvent(form, 'submit')]);
      expect(submitter!.checkVisibility()).to.equal(false);
      const element = get(place, 'uni-button');
      expect(element.shadowRoot!.querySelectorAll('button, slot')).to.have.length(1);
      expect(element.shadowRoot!.querySelector('button')!.textContent!.trim()).to.equal('Search');
    });

    it('lets the click by Enter be heard as one of the button, which the page may prevent', async () => {
      let clicks = 0;
      const sent = await sentBy(
        'isolated',
        (button, form) => {
          form.addEventListener('click', (event) => {
            clicks++;
            event.preventDefault();
            expect(event.composedPath()[0]).to.equal(button);
          });
          form.querySelector('input')!.focus();
          return sendKeys({ press: 'Enter' });
        },
        '<input name="r">',
      );
      expect([sent, clicks]).to.deep.equal([0, 1]);
    });

    it('sends nothing by an Enter that the page prevents, or in a text of several lines', async () => {
      const press = (selector: string) => (_: unknown, form: HTMLFormElement) => {
        form.addEventListener('keydown', (event) => selector === 'input' && event.preventDefault());
        form.querySelector<HTMLElement>(selector)!.focus();
        return sendKeys({ press: 'Enter' });
      };
      expect(await sentBy('isolated', press('input'), '<input name="r">')).to.equal(0);
      expect(await sentBy('isolated', press('textarea'), '<textarea></textarea>')).to.equal(0);
    });
  });

  it('lets a click on it be heard on the tag', async () => {
    const place = await placeExample('<uni-button text="Open" type="button"></uni-button>');
    let clicks = 0;
    place.addEventListener('click', () => clicks++);
    get(place, 'button').click();
    expect(clicks).to.equal(1);
  });
});
