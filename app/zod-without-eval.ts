type ZodGlobal = { __zod_globalConfig?: { jitless?: boolean } }

// In browsers zod would try whether it may compile code from text, which the policy forbids and the console tells. It
// looks here when its first schema is made, so this stands before everything else.
if (typeof document !== 'undefined') {
  const zodGlobal = globalThis as ZodGlobal
  zodGlobal.__zod_globalConfig = { ...zodGlobal.__zod_globalConfig, jitless: true }
}
