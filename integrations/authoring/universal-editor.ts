import type { AuthoredComponent } from './components.js';
import type { Field } from './field.js';

// Universal Editor: component definition, model definitions, filters (Adobe Experience Manager as a Cloud Service,
// implementing/developing/universal-editor/{component-definition,field-types,filtering}).

interface ModelField {
  readonly component: string;
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly valueType?: 'string' | 'number' | 'boolean';
  readonly value?: string | number | boolean;
  readonly placeholder?: string;
  readonly multi?: true;
  readonly required?: true;
  readonly options?: readonly { readonly name: string; readonly value: string }[];
  readonly fields?: readonly ModelField[];
}

/** Any page's or container's filter. */
const PAGE_FILTER = 'uni-page';

/** `component-definition.json`: what can be inserted, and with which resource type. */
export function componentDefinition(components: readonly AuthoredComponent[]): unknown {
  const groups = [...new Set(components.map(({ group }) => group))];
  return {
    groups: groups.map((group) => ({
      title: group,
      id: group.toLowerCase().replaceAll(' ', '-'),
      components: components
        .filter((component) => component.group === group)
        .map(({ slug, title, resourceType, fields, isContainer }) => ({
          title,
          id: slug,
          ...(fields.length > 0 && { model: slug }),
          ...(isContainer && { filter: slug }),
          plugins: { aem: { page: { resourceType, template: {} } } },
        })),
    })),
  };
}

/** `component-models.json`: the fields of each component's properties. */
export function componentModels(components: readonly AuthoredComponent[]): unknown {
  return components
    .filter(({ fields }) => fields.length > 0)
    .map(({ slug, fields }) => ({ id: slug, fields: inTabs(fields) }));
}

/** `component-filters.json`: what may be put where. */
export function componentFilters(components: readonly AuthoredComponent[]): unknown {
  const inPages = components.filter(({ group }) => group === components[0]?.group).map(({ slug }) => slug);
  const containers = components.filter(({ isContainer }) => isContainer).map(({ slug }) => slug);
  return [PAGE_FILTER, ...containers].map((id) => ({
    id,
    components: inPages.filter((slug) => slug !== id),
  }));
}

/** Fields that authors need once in a year are in a tab of their own. */
function inTabs(fields: readonly Field[]): ModelField[] {
  const [daily, rare] = [false, true].map((isRare) =>
    modelFields(fields.filter(({ isTechnical = false }) => isTechnical === isRare)),
  ) as [ModelField[], ModelField[]];
  const tab = (name: string, label: string): ModelField => ({ component: 'tab', name, label });
  return rare.length > 0 ? [tab('content', 'Content'), ...daily, tab('more', 'More'), ...rare] : daily;
}

/** An object's fields stand beside the others, by the path of their property: containers are for lists. */
function modelFields(fields: readonly Field[], prefix = ''): ModelField[] {
  return fields.flatMap((field) =>
    field.kind === 'object'
      ? modelFields(field.fields ?? [], `${prefix}${field.name}/`).map((inner) => ({
          ...inner,
          label: `${field.label}: ${inner.label}`,
        }))
      : modelField(field, prefix + field.name),
  );
}

function modelField(field: Field, name: string): ModelField {
  const { label, description, fallback, isNeeded, choices, meanings = {} } = field;
  const about = {
    name,
    label,
    ...(description && { description }),
    ...(isNeeded && { required: true as const }),
  };
  const placeholder = fallback === undefined ? {} : { placeholder: String(fallback) };
  if (choices)
    return {
      component: 'select',
      ...about,
      ...placeholder,
      valueType: 'string',
      options: choices.map((value) => ({ name: meanings[value] ?? value, value })),
    };
  switch (field.kind) {
    case 'url':
      return { component: field.isAsset ? 'reference' : 'aem-content', ...about, valueType: 'string' };
    case 'html':
      return { component: 'richtext', ...about, valueType: 'string' };
    case 'number':
      return { component: 'number', ...about, ...placeholder, valueType: 'number' };
    case 'boolean':
      return { component: 'boolean', ...about, valueType: 'boolean', value: fallback === true };
    case 'list':
      return { component: 'container', ...about, multi: true, fields: modelFields(field.fields ?? []) };
    default:
      return field.isAsset
        ? { component: 'reference', ...about, valueType: 'string' }
        : { component: 'text', ...about, ...placeholder, valueType: 'string' };
  }
}
