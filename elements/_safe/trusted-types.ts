import type { Config } from 'dompurify';

const POLICY_NAME = 'uni';
const SHARED = Symbol.for('uni.trusted-types');

// TypeScript's types of the DOM have no Trusted Types yet, so these come from the sanitiser's package.
type TrustedTypePolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
type TrustedHTML = ReturnType<TrustedTypePolicy['createHTML']>;
type TrustedScriptURL = ReturnType<TrustedTypePolicy['createScriptURL']>;

type CheckedValuesPolicy = Pick<TrustedTypePolicy, 'name' | 'createHTML' | 'createScriptURL'>;

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (value: string, shown?: symbol) => string>>,
  ): CheckedValuesPolicy;
}

/** The page's one policy, shared by every copy of the library: a second `createPolicy('uni')` would throw. */
interface SharedPolicy {
  readonly policy: CheckedValuesPolicy;
  /** Shows that the caller has checked the value, because the policy refuses values without it. */
  readonly token: symbol;
}

/**
 * Marks HTML that the caller has sanitised or escaped as trusted, or the string itself where the browser has no Trusted
 * Types.
 */
export function trustHtml(sanitized: string): TrustedHTML | string {
  const shared = sharedPolicy();
  return shared ? shared.policy.createHTML(sanitized, shared.token) : sanitized;
}

/** Marks a script address whose origin the caller has checked as trusted. */
export function trustScriptUrl(checked: string): TrustedScriptURL | string {
  const shared = sharedPolicy();
  if (refusal) console.error(refusal.message);
  return shared ? shared.policy.createScriptURL(checked, shared.token) : checked;
}

/**
 * The policy for a sanitiser that parses unsafe HTML in an inert document, or undefined without Trusted Types. Where the
 * page does not allow ours, it is one that marks nothing, because the sanitiser would try to make its own.
 */
export function parserPolicy(): TrustedTypePolicy | undefined {
  const shared = sharedPolicy();
  const asItIs = (text: string) => text;
  if (refusal)
    return { name: POLICY_NAME, createHTML: asItIs, createScriptURL: asItIs } as unknown as TrustedTypePolicy;
  if (!shared) return undefined;
  const { policy, token } = shared;
  return {
    name: policy.name,
    createHTML: (html: string) => policy.createHTML(html, token),
    createScriptURL: (address: string) => policy.createScriptURL(address),
  } as TrustedTypePolicy;
}

/**
 * The page's policy does not allow ours, so what was to be marked is a plain string. Not every such page refuses strings.
 */
let refusal: Error | undefined;

/** Explains an error: our policy is missing, if a string was refused where a marked value was due. One for all elements. */
export const asPolicyMissing = (error: unknown): unknown =>
  error instanceof TypeError ? (refusal ?? error) : error;

function sharedPolicy(): SharedPolicy | undefined {
  const page = globalThis as typeof globalThis & { trustedTypes?: PolicyFactory; [SHARED]?: SharedPolicy };
  // Each try would be one more violation in the page's reports.
  if (!page.trustedTypes || refusal) return undefined;
  page[SHARED] ??= createShared(page.trustedTypes);
  return page[SHARED];
}

function createShared(factory: PolicyFactory): SharedPolicy | undefined {
  const token = Symbol('checked');
  const checked = (value: string, shown?: symbol) => {
    if (shown === token) return value;
    throw new TypeError('unchecked value');
  };
  try {
    return {
      policy: factory.createPolicy(POLICY_NAME, { createHTML: checked, createScriptURL: checked }),
      token,
    };
  } catch (error) {
    refusal = new Error(`uni-elements: add "${POLICY_NAME}" to the CSP's trusted-types (${String(error)})`);
    refusal.name = 'PolicyMissing';
    return undefined;
  }
}
