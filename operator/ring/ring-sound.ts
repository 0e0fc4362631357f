let context: AudioContext | null = null

/** Whether the browser lets the page sound: most do so after the first press. */
export function canSound(): boolean {
  context ??= new AudioContext()
  return context.state === 'running'
}

/** To be called by a press. */
export async function allowSound(): Promise<void> {
  context ??= new AudioContext()
  await context.resume()
}

const NOTES_HZ = [880, 1174.66, 880, 1174.66]
const NOTE_SECONDS = 0.22

/** Four notes, like a bell at a door. */
export function ring(): void {
  if (context?.state !== 'running') return
  for (const [n, frequency] of NOTES_HZ.entries()) playNote(context, frequency, n * NOTE_SECONDS)
}

function playNote(audio: AudioContext, frequency: number, delaySeconds: number): void {
  const start = audio.currentTime + delaySeconds
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0.4, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + NOTE_SECONDS)
}
