// One `edit` and one `save` for all blocks. What differs between them is in `window.uniElements`, which the build writes.
(({ blockEditor, blocks, components, data, element, hooks, i18n, richText }) => {
  const { createElement: h, Fragment, useEffect, useRef } = element;
  const {
    InnerBlocks,
    InspectorControls,
    MediaUpload,
    MediaUploadCheck,
    URLInput,
    useBlockProps,
    useInnerBlocksProps,
  } = blockEditor;
  const { BaseControl, Button, PanelBody, SelectControl, TextControl, TextareaControl } = components;
  const { blocks: elements, display, script } = window.uniElements;
  const __ = (text) => i18n.__(text, 'uni-elements');
  /** Looks that are the default in newer versions of WordPress, which warn where they are not asked for. */
  const NEXT = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };
  const PREFIX = 'uni/';
  const STYLE_CLASSES = 'appliedCssClassNames';
  const aboutOf = (name) => (name.startsWith(PREFIX) ? elements[name.slice(PREFIX.length)] : undefined);

  // The sidebar

  const parsed = (value, otherwise) => {
    try {
      return JSON.parse(value) ?? otherwise;
    } catch {
      return otherwise;
    }
  };
  const given = (values) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

  /** The control of a field, whatever holds its value: the block, a row of a list, or an object. */
  function Control({ field, value, onChange }) {
    const { kind, choices, meanings = {}, isNeeded, description, fallback } = field;
    const label = __(field.label) + (isNeeded ? ' *' : '');
    const about = { ...NEXT, label, help: description && __(description), value: value ?? '', onChange };
    if (kind === 'object' || kind === 'list') {
      const now = typeof value === 'object' ? value : parsed(value, kind === 'list' ? [] : {});
      const change = (next) => onChange(typeof value === 'object' ? next : JSON.stringify(next));
      return h(kind === 'list' ? Rows : Group, { field, value: now, onChange: change });
    }
    const word = (each) =>
      kind === 'boolean' ? __(each ? 'Yes' : 'No') : __(meanings[each] ?? String(each));
    const usual = { value: '', label: fallback === undefined ? '–' : `${__('Default')}: ${word(fallback)}` };
    if (kind === 'boolean') {
      const options = [usual, { value: 'true', label: __('Yes') }, { value: 'false', label: __('No') }];
      // A bare attribute is true.
      return h(SelectControl, { ...about, value: value === '' ? 'true' : (value ?? ''), options });
    }
    if (choices) {
      const known = choices.includes(value) || !value ? choices : [...choices, value];
      const options = [usual, ...known.map((each) => ({ value: each, label: word(each) }))];
      return h(SelectControl, { ...about, options });
    }
    if (kind === 'html') return h(TextareaControl, about);
    if (kind === 'url')
      return h(URLInput, { ...about, className: 'uni-elements-address', disableSuggestions: false });
    const type = kind === 'number' ? 'number' : field.chooser === 'date' ? 'date' : 'text';
    const text = h(TextControl, { ...about, type, placeholder: fallback && String(fallback) });
    return field.isAsset ? h(Fragment, null, text, h(Library, { onChange })) : text;
  }

  const Library = ({ onChange }) =>
    h(
      MediaUploadCheck,
      null,
      h(MediaUpload, {
        allowedTypes: ['image'],
        onSelect: ({ url }) => onChange(url),
        render: ({ open }) =>
          h(Button, { variant: 'secondary', onClick: open }, __('Choose from the media library')),
      }),
    );

  const Fields = ({ fields, value, onChange }) =>
    fields.map((field) =>
      h(Control, {
        key: field.name,
        field,
        value: value[field.name],
        onChange: (next) => onChange(given({ ...value, [field.name]: next })),
      }),
    );

  const Group = ({ field, value, onChange }) =>
    h(
      PanelBody,
      { title: __(field.label), initialOpen: false },
      h(Fields, { fields: field.fields, value, onChange }),
    );

  function Rows({ field, value: rows, onChange }) {
    const moved = (from, to) => {
      const next = [...rows];
      next.splice(to, 0, ...next.splice(from, 1));
      onChange(next);
    };
    const titleOf = (row, at) =>
      `${at + 1}. ${Object.values(row).find((each) => typeof each === 'string') ?? ''}`;
    const row = (value, at) =>
      h(
        PanelBody,
        { key: at, title: titleOf(value, at), initialOpen: false },
        h(Fields, {
          fields: field.fields,
          value,
          onChange: (next) => onChange(rows.map((each, index) => (index === at ? next : each))),
        }),
        h(Button, {
          icon: 'arrow-up-alt2',
          label: __('Move up'),
          disabled: at === 0,
          onClick: () => moved(at, at - 1),
        }),
        h(Button, {
          icon: 'arrow-down-alt2',
          label: __('Move down'),
          disabled: at === rows.length - 1,
          onClick: () => moved(at, at + 1),
        }),
        h(
          Button,
          {
            isDestructive: true,
            variant: 'tertiary',
            onClick: () => onChange(rows.filter((_, index) => index !== at)),
          },
          __('Remove'),
        ),
      );
    return h(
      'fieldset',
      null,
      h('legend', null, __(field.label)),
      rows.map(row),
      h(Button, { variant: 'secondary', onClick: () => onChange([...rows, {}]) }, __('Add')),
    );
  }

  function Sidebar({ about, attributes, setAttributes }) {
    // The panel Styles has the style classes.
    const isStyle = ({ name }) => name === STYLE_CLASSES && about.styles.length > 0;
    const shown = about.fields.filter(
      (field) => !isStyle(field) && (!field.isSaid || attributes[field.key] !== undefined),
    );
    const control = (field) => {
      const { key } = field;
      const onChange = (value) =>
        setAttributes({ [key]: value === '' || value === '[]' ? undefined : value });
      return h(BaseControl, { ...NEXT, key }, h(Control, { field, value: attributes[key], onChange }));
    };
    const panel = (title, fields, initialOpen) =>
      fields.length > 0 && h(PanelBody, { title, initialOpen }, fields.map(control));
    return h(
      InspectorControls,
      null,
      panel(
        __('Content'),
        shown.filter(({ isTechnical }) => !isTechnical),
        true,
      ),
      panel(
        __('More'),
        shown.filter(({ isTechnical }) => isTechnical),
        false,
      ),
    );
  }

  // The canvas

  /** The canvas is a frame in most editors, whose document knows nothing of the elements until the script is in it. */
  function serve({ head }) {
    if (!script.src || head.querySelector(`script[src="${script.src}"]`)) return;
    const add = (name, attributes) => {
      const added = head.ownerDocument.createElement(name);
      for (const entry of Object.entries(attributes)) added.setAttribute(...entry);
      head.append(added);
    };
    add('link', { rel: 'stylesheet', href: display });
    add('script', script);
  }

  /** The tag without what would run or load in the editor by itself. */
  function inert(html) {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (const each of body.querySelectorAll('script, iframe, object, embed')) each.remove();
    for (const each of body.querySelectorAll('*'))
      for (const name of each.getAttributeNames()) if (/^(?:on|id$)/.test(name)) each.removeAttribute(name);
    return body.firstElementChild;
  }

  /** The real element, beside what its author writes, so that nothing of its view is saved. */
  function Preview({ html }) {
    const ref = useRef();
    useEffect(() => {
      const { current: frame } = ref;
      serve(frame.ownerDocument);
      frame.setAttribute('inert', '');
      const tag = inert(html);
      // It is read when a tag connects, which is before the script could set it.
      for (const each of tag ? [tag, ...tag.querySelectorAll('*')] : [])
        if (each.localName.startsWith('uni-')) each.setAttribute('isolated', '');
      frame.replaceChildren(...(tag ? [frame.ownerDocument.importNode(tag, true)] : []));
    }, [html]);
    return h('div', { ref, className: 'uni-elements-preview', contentEditable: false });
  }

  /** All blocks in a block, in the order in which people read them. */
  const within = (inner) => inner.flatMap((block) => [block, ...within(block.innerBlocks)]);

  /** Which letter of a preview is at a point. It is asked as if the preview could be used. */
  function letterAt(preview, { clientX, clientY }) {
    const { ownerDocument } = preview;
    const shadowRoots = [...preview.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    preview.removeAttribute('inert');
    const place = ownerDocument.caretPositionFromPoint?.(clientX, clientY, { shadowRoots });
    preview.setAttribute('inert', '');
    return place?.offsetNode.nodeType === Node.TEXT_NODE ? place : undefined;
  }

  /** The place in the words of inner blocks that a letter of the preview comes from. */
  function wordsAt(inner, { offsetNode: { data: text }, offset }) {
    const said = text.trim();
    if (said === '') return undefined;
    for (const { attributes, clientId, name } of within(inner))
      for (const [key, { source }] of Object.entries(blocks.getBlockType(name)?.attributes ?? {})) {
        if (source !== 'html' && source !== 'rich-text') continue;
        const html = String(attributes[key] ?? '');
        const at = html === '' ? -1 : richText.create({ html }).text.indexOf(said);
        if (at >= 0) return { clientId, key, offset: at + Math.max(0, offset - text.indexOf(said)) };
      }
    return undefined;
  }

  /** A click on a word of the preview puts the caret at that word, which is then among those that can be written. */
  function useCaretAtWord(isOpen, inner) {
    const editor = data.useDispatch('core/block-editor');
    const wanted = useRef();
    useEffect(() => {
      const { current } = wanted;
      wanted.current = undefined;
      if (isOpen && current)
        editor.selectionChange(current.clientId, current.key, current.offset, current.offset);
    }, [isOpen]);
    return (event) => {
      const preview = event.currentTarget.querySelector('.uni-elements-preview');
      const letter = !isOpen && event.button === 0 && preview && letterAt(preview, event);
      const words = letter && wordsAt(inner, letter);
      if (!words) return;
      event.preventDefault();
      wanted.current = words;
      editor.selectBlock(words.clientId);
    };
  }

  /** An author types on in a new layout, whose columns are blocks around the one to write in. */
  function useCaretInColumn({ allowed, template }, inner) {
    const editor = data.useDispatch('core/block-editor');
    const isNew = useRef(inner.length === 0);
    useEffect(() => {
      const [first] = inner[0]?.innerBlocks ?? [];
      if (!template || allowed || !isNew.current || !first) return;
      isNew.current = false;
      editor.selectBlock(first.clientId, 0);
    }, [inner]);
  }

  function Edit({ about, attributes, clientId, isSelected, name, setAttributes }) {
    const inner = data.useSelect((select) => select('core/block-editor').getBlocks(clientId), [clientId]);
    const isWithin = data.useSelect(
      (select) => select('core/block-editor').hasSelectedInnerBlock(clientId, true),
      [clientId],
    );
    const isOpen = isSelected || isWithin || (about.template && inner.length === 0);
    const { title } = blocks.getBlockType(name);
    const { template, allowed } = about;
    const onMouseDown = useCaretAtWord(isOpen, inner);
    useCaretInColumn(about, inner);
    const words = useInnerBlocksProps(
      { className: 'uni-elements-words' },
      // Puts the caret into the first words. Otherwise it stays at the block, which takes no letter.
      { template, allowedBlocks: allowed, templateLock: false, templateInsertUpdatesSelection: true },
    );
    return h(
      Fragment,
      null,
      h(Sidebar, { about, attributes, setAttributes }),
      h(
        'div',
        useBlockProps({ onMouseDown }),
        // One that is attributes alone may show nothing here, as contents without headings.
        (isOpen || !template) && h('div', { className: 'uni-elements-name', contentEditable: false }, title),
        isOpen && template && h('div', words),
        h(Preview, { html: blocks.getSaveContent(name, attributes, inner) }),
      ),
    );
  }

  // What is stored

  const escaped = (value) => String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

  /** The style that is chosen in the panel Styles is the tag's style class. */
  function styleClasses({ styles }, { appliedCssClassNames, className = '' }) {
    const [, chosen] = /(?:^|\s)is-style-(\S+)/.exec(className) ?? [];
    if (chosen === undefined || styles.length === 0) return appliedCssClassNames;
    const others = (appliedCssClassNames ?? '')
      .split(' ')
      .filter((each) => each && !styles.some(({ name }) => name === each));
    const isOne = styles.some(({ name }) => name === chosen);
    return [...others, ...(isOne ? [chosen] : [])].join(' ') || undefined;
  }

  function Save({ about, attributes }) {
    const written = { ...attributes.other };
    for (const { attribute, key, name } of about.fields) {
      const value = name === STYLE_CLASSES ? styleClasses(about, attributes) : attributes[key];
      // WordPress 6.1 writes < as it is, and then its filter takes the tag for text.
      if (value !== undefined) written[attribute] = escaped(value);
    }
    return h(about.tag, { ...written, ...useBlockProps.save() }, about.template && h(InnerBlocks.Content));
  }

  /** A tag's attributes as those of its block. What the block has no field for is kept as it stands. */
  function attributesOf(tag, { fields }) {
    const found = {};
    const other = {};
    for (const { name, value } of tag.attributes) {
      const field = fields.find(({ names }) => names.includes(name));
      if (field) found[field.key] ??= value;
      else if (!/^(?:class|id|slot|on.*)$/.test(name)) other[name] = value;
    }
    return Object.keys(other).length > 0 ? { ...found, other } : found;
  }

  // A stored tag with an attribute that this version has no field for stays valid, and keeps it.
  hooks.addFilter('blocks.getBlockAttributes', 'uni-elements/other', (attributes, type, html) => {
    const about = aboutOf(type.name);
    const tag = about && typeof html === 'string' ? inert(html) : undefined;
    if (tag?.localName !== about?.tag || !tag) return attributes;
    const canonical = { fields: about.fields.map((field) => ({ ...field, names: [field.attribute] })) };
    const { other } = attributesOf(tag, canonical);
    return other ? { ...attributes, other } : attributes;
  });

  // Tags that are pasted, or stand in classic or Custom HTML blocks

  const slotOf = (node) => node.getAttribute('slot') ?? node.getAttribute('data-slot');

  /** Whether blocks can say all that stands in a tag. A data script or another slot stays as it is written. */
  function canBeBlock(tag, { opens, template }) {
    const children = [...tag.children];
    if (!template) return tag.textContent.trim() === '' && children.length === 0;
    return (
      children.every(({ localName }) => localName !== 'script') &&
      children.every((child) => slotOf(child) === null || opens.includes(slotOf(child)))
    );
  }

  function blockOf(tag, about, name) {
    const own = tag.cloneNode(true);
    for (const child of [...own.children]) {
      if (slotOf(child) === null) continue;
      for (const each of ['slot', 'data-slot']) child.removeAttribute(each);
      if (child.localName === 'div' || child.localName === 'span') child.replaceWith(...child.childNodes);
    }
    const words = own.innerHTML.trim() === '' ? [] : blocks.rawHandler({ HTML: own.innerHTML });
    const given = attributesOf(tag, about);
    const style = about.styles.find((each) => given[STYLE_CLASSES]?.split(' ').includes(each.name));
    return blocks.createBlock(
      name,
      { ...given, ...(style && { className: `is-style-${style.name}` }) },
      words,
    );
  }

  // From WordPress's own blocks and back

  const GROUP = 'core/group';

  /** The blocks whose HTML is what the tag holds. A group is around as many as the tag may have. */
  function transformsOf(name, { allowed, holds, template }) {
    if (!template || !allowed) return { from: [], to: [] };
    const from = [
      {
        type: 'block',
        blocks: [GROUP],
        isMatch: (_, group) =>
          group?.innerBlocks.length > 0 && group.innerBlocks.every((inner) => allowed.includes(inner.name)),
        transform: (_, inner) => blocks.createBlock(name, {}, inner),
      },
    ];
    const to = [
      { type: 'block', blocks: [GROUP], transform: (_, inner) => blocks.createBlock(GROUP, {}, inner) },
    ];
    if (holds) {
      from.push({
        type: 'block',
        isMultiBlock: true,
        blocks: [holds],
        transform: (attributes, inner) =>
          blocks.createBlock(
            name,
            {},
            attributes.map((each, at) => blocks.createBlock(holds, each, inner[at])),
          ),
      });
      to.push({
        type: 'block',
        blocks: [holds],
        isMatch: (_, block) => !block || block.innerBlocks.some((inner) => inner.name === holds),
        transform: (_, inner) => inner,
      });
    }
    return { from, to };
  }

  // Settings of the blocks in a tag whose look is the element's

  const OF_LOOKS = /^(?:border|color|dimensions|shadow|spacing|typography|background)(?:\.|$)/;
  const LISTS =
    /(?:palette|gradients|duotone|fontSizes|fontFamilies|spacingSizes|presets|aspectRatios|radiusSizes)(?:\.|$)/;

  /** Colours, sizes and spacing that nobody would see are not offered. A tag that arranges what stands in it shows them. */
  hooks.addFilter('blockEditor.useSetting.before', 'uni-elements/looks', (value, path, clientId) => {
    if (!clientId || !OF_LOOKS.test(path)) return value;
    const editor = data.select('core/block-editor');
    const around = editor
      .getBlockParents(clientId, true)
      .map((each) => aboutOf(editor.getBlockName(each) ?? ''));
    if (!around.find(Boolean)?.allowed) return value;
    return LISTS.test(path) ? [] : false;
  });

  for (const [slug, about] of Object.entries(elements)) {
    const name = PREFIX + slug;
    const names = about.fields.flatMap((field) => field.names);
    const { from, to } = transformsOf(name, about);
    blocks.registerBlockType(name, {
      icon: h('svg', { viewBox: '0 0 24 24' }, h('path', { d: about.icon, fillRule: 'evenodd' })),
      edit: (props) => h(Edit, { ...props, about }),
      save: ({ attributes }) => Save({ about, attributes }),
      transforms: {
        from: [
          {
            type: 'raw',
            priority: 1,
            isMatch: (node) => node.localName === about.tag && canBeBlock(node, about),
            schema: () => ({ [about.tag]: { attributes: names, children: '*' } }),
            transform: (node) => blockOf(node, about, name),
          },
          ...from,
        ],
        to,
      },
    });
  }
})(window.wp);
