/** A log that prints only errors, so that they do not get lost among the figures. */
export const quietLog = {
  info() {},
  warn() {},
  error: (message: string) => console.error(message),
};

/** A log that prints warnings and errors, for services that also log security events. */
export const warningLog = { info() {}, warn: console.warn, error: console.error, security() {} };
