import type { Config } from 'dompurify';

const POLICY_NAME = 'uni';
const SHARED = Symbol.for('uni.trusted-types');

// The DOM's own types have no Trusted Types yet; the sanitiser's package brings theirs.
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
  /** Shows that a caller has checked the value itself; without it the policy refuses. */
  readonly token: symbol;
}

/** Marks HTML that the caller has sanitised or escaped as trusted; the string itself where the browser has no Trusted Types. */
export function trustHtml(sanitized: string): TrustedHTML | string {
  const shared = sharedPolicy();
  return shared ? shared.policy.createHTML(sanitized, shared.token) : sanitized;
}

/** Marks a script address whose origin the caller has checked as trusted. */
export function trustScriptUrl(checked: string): TrustedScriptURL | string {
  const shared = sharedPolicy();
  return shared ? shared.policy.createScriptURL(checked, shared.token) : checked;
}

/** The policy for a sanitiser that parses unsafe HTML in an inert document, or undefined without Trusted Types. */
export function parserPolicy(): TrustedTypePolicy | undefined {
  const shared = sharedPolicy();
  if (!shared) return undefined;
  const { policy, token } = shared;
  return {
    name: policy.name,
    createHTML: (html: string) => policy.createHTML(html, token),
    createScriptURL: (address: string) => policy.createScriptURL(address),
  } as TrustedTypePolicy;
}

function sharedPolicy(): SharedPolicy | undefined {
  const page = globalThis as typeof globalThis & { trustedTypes?: PolicyFactory; [SHARED]?: SharedPolicy };
  if (!page.trustedTypes) return undefined;
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
    console.error(`uni-elements: add "${POLICY_NAME}" to the CSP's trusted-types`, error);
    return undefined;
  }
}
