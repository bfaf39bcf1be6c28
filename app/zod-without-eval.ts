type ZodGlobal = { __zod_globalConfig?: { jitless?: boolean } }

// Zod probes whether it may use eval, which the CSP forbids and the console reports. It reads this setting when the
// first schema is created, so this module must be imported first.
if (typeof document !== 'undefined') {
  const zodGlobal = globalThis as ZodGlobal
  zodGlobal.__zod_globalConfig = { ...zodGlobal.__zod_globalConfig, jitless: true }
}
