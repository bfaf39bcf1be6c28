import { uploadFont } from '#server/features/fonts/upload-font.ts'
import { describeMedia } from './describe-media.ts'
import { focusMedia } from './focus-media.ts'
import { listMedia } from './list-media.ts'
import { nextUndescribed } from './next-undescribed.ts'
import { openMedia } from './open-media.ts'
import { removeMedia } from './remove-media.ts'
import { replaceMedia } from './replace-media.ts'
import { hideSamples } from './samples-hidden.ts'
import { uploadMedia } from './upload-media.ts'

export const mediaActions = {
  list: listMedia,
  open: openMedia,
  nextUndescribed,
  hideSamples,
  upload: uploadMedia,
  uploadFont,
  describe: describeMedia,
  focus: focusMedia,
  replace: replaceMedia,
  remove: removeMedia,
}
