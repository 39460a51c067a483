/** Reports an error with its path and what was expected. */
export type Fail = (path: string, message: string) => void;

/** Validates a value and reports its errors. */
export type Check = (value: unknown, path: string, fail: Fail) => void;

/** Quotes a value for a message; a long one is shortened. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? `'${value}'` : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function text(pattern?: RegExp, meaning = 'text'): Check {
  return (value, path, fail) => {
    const isText = typeof value === 'string' && value.trim() !== '' && value.length <= 200;
    if (!isText || (pattern !== undefined && !pattern.test(value))) {
      fail(path, `expected ${meaning}, got ${quote(value)}`);
    }
  };
}

export function number(min = -Infinity, max = Infinity): Check {
  const range =
    min === -Infinity ? '' : max === Infinity ? ` of ${min} or more` : ` ${min}..${max}`;
  return (value, path, fail) => {
    if (typeof value !== 'number' || !Number.isFinite(value) || value < min || value > max) {
      fail(path, `expected a number${range}, got ${quote(value)}`);
    }
  };
}

export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Check {
  const range = max === Number.MAX_SAFE_INTEGER ? `of ${min} or more` : `${min}..${max}`;
  return (value, path, fail) => {
    if (!Number.isSafeInteger(value) || Number(value) < min || Number(value) > max) {
      fail(path, `expected a whole number ${range}, got ${quote(value)}`);
    }
  };
}

export const flag: Check = (value, path, fail) => {
  if (typeof value !== 'boolean') fail(path, `expected true or false, got ${quote(value)}`);
};

export function oneOf(options: readonly string[]): Check {
  return (value, path, fail) => {
    if (typeof value !== 'string' || !options.includes(value)) {
      fail(path, `expected one of ${options.join(', ')}, got ${quote(value)}`);
    }
  };
}

export function orNull(check: Check): Check {
  return (value, path, fail) => {
    if (value !== null) check(value, path, fail);
  };
}

export function listOf(check: Check): Check {
  return (value, path, fail) => {
    if (!Array.isArray(value)) return fail(path, `expected a list, got ${quote(value)}`);
    value.forEach((item, i) => {
      check(item, `${path}[${i}]`, fail);
    });
  };
}

/** Checks a list of fixed length. */
export function tuple(checks: readonly Check[]): Check {
  return (value, path, fail) => {
    if (!Array.isArray(value) || value.length !== checks.length) {
      return fail(path, `expected a list of ${checks.length}, got ${quote(value)}`);
    }
    checks.forEach((check, i) => {
      check(value[i], `${path}[${i}]`, fail);
    });
  };
}

/** Checks an object with these fields and no others, of which those in `required` are mandatory. */
export function fields(checks: Record<string, Check>, required: readonly string[] = []): Check {
  const names = Object.keys(checks);
  return (value, path, fail) => {
    if (!isObject(value)) return fail(path, `expected an object, got ${quote(value)}`);
    const at = (name: string) => (path === '' ? name : `${path}.${name}`);
    for (const name of Object.keys(value)) {
      const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
      if (check === undefined) fail(at(name), `unknown field; expected one of ${names.join(', ')}`);
      else check(value[name], at(name), fail);
    }
    for (const name of required) {
      if (!Object.hasOwn(value, name)) fail(at(name), 'is missing');
    }
  };
}
