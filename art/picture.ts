import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { pictureName, preparePicture } from '#art/picture/own-picture.ts'

// npm run picture FILE [NAME]: an owner's own photo in the site's sizes and formats, ready to be committed.
const [file, name = pictureName(file ?? '')] = process.argv.slice(2)
const folder = fileURLToPath(new URL('../public/own/', import.meta.url))

if (!file) {
  console.error('Say which picture: npm run picture photo.jpg [name]')
  process.exit(1)
}
try {
  const picture = await preparePicture(file, { folder, address: '/own', name: pictureName(name) })
  console.log(`Written to public/own/. Paste this into the content, with what is seen as alt:\n`)
  console.log(inspect(picture, { breakLength: 80 }))
} catch (error) {
  console.error(`${file} cannot be used: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
