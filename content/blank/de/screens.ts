export { screens } from '#content/de/screens.ts'
