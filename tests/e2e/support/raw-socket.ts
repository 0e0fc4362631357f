import { connect } from 'node:net'

export function sendRaw(
  port: number,
  first: string,
  ...headers: string[]
): Promise<{ status: number; location: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setTimeout(15_000, () => socket.destroy(new Error(`no answer to ${first}`)))
    socket.on('data', (part) => (answer += part.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = ''] = answer.split('\r\n\r\n')
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        location: /^location: *(.*)$/im.exec(head)?.[1]?.trim() ?? '',
      })
    })
    socket.write(`${[first, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1')
  })
}

/** After such a request; done when the connection is closed or all is sent. */
export function flood(port: number, first: string, header: string, megabytes: number): Promise<void> {
  const isChunked = header.startsWith('Transfer-Encoding')
  const bytes = Buffer.alloc(1024 * 1024, ' ')
  const piece = isChunked ? Buffer.concat([Buffer.from('100000\r\n'), bytes, Buffer.from('\r\n')]) : bytes
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let left = megabytes
    const more = () => {
      while (left-- > 0 && !socket.destroyed) if (!socket.write(piece)) return void socket.once('drain', more)
      socket.end()
    }
    // an answer that came too early is an end too
    socket
      .on('error', () => resolve())
      .on('close', () => resolve())
      .resume()
    socket.write(`${first}\r\nHost: localhost\r\nContent-Type: application/json\r\n${header}\r\n\r\n`, more)
  })
}
