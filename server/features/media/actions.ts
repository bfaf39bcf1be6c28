import { describeMedia } from './describe-media.ts'
import { focusMedia } from './focus-media.ts'
import { listMedia } from './list-media.ts'
import { openMedia } from './open-media.ts'
import { removeMedia } from './remove-media.ts'
import { replaceMedia } from './replace-media.ts'
import { uploadMedia } from './upload-media.ts'

export const mediaActions = {
  list: listMedia,
  open: openMedia,
  upload: uploadMedia,
  describe: describeMedia,
  focus: focusMedia,
  replace: replaceMedia,
  remove: removeMedia,
}
