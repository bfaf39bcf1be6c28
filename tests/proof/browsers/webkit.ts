import { walkIn } from './part.ts'
import { startWebKit } from './webkit-engine.ts'

/** WebKitGTK, which is Safari's engine, in a virtual display. */
export const part = walkIn(
  ['webkit2gtk-driver', 'xvfb', 'xauth', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-good'],
  startWebKit,
)
