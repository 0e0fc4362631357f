export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

export function readSamples(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === '') throw new Error(`not a sample: ${line}`)
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
    return {
      name,
      labels: Object.fromEntries(pairs.map(([, label = '', text = '']) => [label, text])),
      value: Number(value),
    }
  })
}

export function readTypes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]))
}

/** null if it is not there. */
export function readValue(samples: Sample[], name: string, labels: Record<string, string> = {}): number | null {
  const fits = (sample: Sample) => Object.entries(labels).every(([label, value]) => sample.labels[label] === value)
  return samples.find((sample) => sample.name === name && fits(sample))?.value ?? null
}
