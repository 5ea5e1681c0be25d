// The elements' tags in CKEditor 5, and a button that inserts one with its words. uni_elements.ckeditor5.yml names the tags.
(({ core, htmlSupport, ui }) => {
  const ICON =
    '<svg viewBox="0 0 20 20" xmlns="http://www.w3.org/2000/svg"><path d="M2 3h16v5H2zm1.5 1.5v2h13v-2zM2 10h7v7H2zm1.5 1.5v4h4v-4zM11 10h7v7h-7zm1.5 1.5v4h4v-4z"/></svg>';

  class UniElements extends core.Plugin {
    static get pluginName() {
      return 'UniElements';
    }

    static get requires() {
      return [htmlSupport.DataSchema];
    }

    constructor(editor) {
      super(editor);
      // All plugins are made before the first of them starts: General HTML Support then finds the tags, whatever the order is.
      const schema = editor.plugins.get(htmlSupport.DataSchema);
      const { containers = [], objects = [] } = editor.config.get('uniElements') ?? {};
      for (const tag of containers) {
        schema.registerBlockElement({
          view: tag,
          model: `uni:${tag}`,
          // Words alone, as in a button, stay without a paragraph around them.
          paragraphLikeModel: `uni:${tag}:words`,
          modelSchema: { inheritAllFrom: '$container' },
        });
        schema.registerBlockElement({
          view: tag,
          model: `uni:${tag}:words`,
          modelSchema: { inheritAllFrom: '$block' },
        });
      }
      for (const tag of objects)
        schema.registerBlockElement({
          view: tag,
          model: `uni:${tag}`,
          isObject: true,
          modelSchema: { inheritAllFrom: '$blockObject' },
        });
    }

    init() {
      const { ui: editorUi } = this.editor;
      editorUi.componentFactory.add('uniElements', (locale) => this.#dropdown(locale));
    }

    /** A list of the elements by their titles. */
    #dropdown(locale) {
      const dropdown = ui.createDropdown(locale);
      const label = locale.t('University elements');
      dropdown.buttonView.set({ label, icon: ICON, tooltip: true });
      dropdown.class = 'uni-elements-dropdown';
      dropdown.bind('isEnabled').to(this.editor, 'isReadOnly', (isReadOnly) => !isReadOnly);
      const list = new ui.ListView(locale);
      for (const { title, html } of this.editor.config.get('uniElements')?.examples ?? []) {
        const button = new ui.ButtonView(locale);
        button.set({ label: title, withText: true });
        const item = new ui.ListItemView(locale);
        item.children.add(button);
        button.delegate('execute').to(item);
        item.delegate('execute').to(dropdown);
        button.on('execute', () => this.#insert(html));
        list.items.add(item);
      }
      dropdown.panelView.children.add(list);
      return dropdown;
    }

    #insert(html) {
      const { data, editing, model } = this.editor;
      model.insertContent(data.toModel(data.processor.toView(html)));
      editing.view.focus();
    }
  }

  window.CKEditor5.uni_elements = { UniElements };
})(window.CKEditor5);
