export { forms } from '#content/de/forms.ts'
