import { part } from '/work/tmp/wt-account/tests/proof/newsletter.ts'

const want = process.argv[2]
try {
  for (const s of part.steps) {
    if (!s.name.includes(want ?? '')) continue
    console.log(s.name)
    console.log('ok', await s.run())
  }
} catch (e) {
  console.log('FAILED', e)
} finally {
  await part.cleanUp?.()
  process.exit(0)
}
