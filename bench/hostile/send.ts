import { connect, type Socket } from 'node:net'
import type { Victim } from './hostile-server.ts'

export type Sent = { status: number; bytes: number; ms: number }
export type Shot = {
  line: string
  type?: string
  /** Pieces of the body in order; without `length` they are sent in chunks. */
  body?: Iterable<Buffer>
  length?: number
}

const ANSWER_MS = 60_000
let visitors = 0

/** Another visitor's address each time, so that one visitor's limits do not hide what a request costs. */
export function headOf({ host }: Pick<Victim, 'host'>, { line, type, body, length }: Shot): string {
  visitors += 1
  const address = `198.51.${(visitors >> 8) & 255}.${visitors & 255}`
  const lines = [`${line} HTTP/1.1`, `host: ${host}`, `x-forwarded-for: ${address}`, `origin: http://${host}`]
  if (type) lines.push(`content-type: ${type}`)
  if (body) lines.push(length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`)
  return `${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`
}

/** Sends one request over a raw socket and reads the answer; a status of 0 is a connection that ended without one. */
export async function send(victim: Victim, shot: Shot): Promise<Sent> {
  const socket = connect(victim.port, '127.0.0.1')
  const began = performance.now()
  const answer = readAnswer(socket)
  socket.write(headOf(victim, shot))
  await writeBody(socket, shot)
  const { status, bytes } = await answer
  return { status, bytes, ms: performance.now() - began }
}

async function writeBody(socket: Socket, { body, length }: Shot): Promise<void> {
  if (!body) return
  for (const piece of body) {
    if (!socket.writable || socket.bytesRead > 0) return
    const framed = length === undefined ? frame(piece) : piece
    if (!socket.write(framed))
      await new Promise<void>((done) => {
        socket.once('drain', done)
        socket.once('close', done)
      })
  }
  if (length === undefined && socket.writable) socket.write('0\r\n\r\n')
}

function frame(piece: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${piece.byteLength.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
}

function readAnswer(socket: Socket): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve) => {
    let head = ''
    let bytes = 0
    const timer = setTimeout(() => socket.destroy(), ANSWER_MS)
    socket.on('error', () => {})
    socket.on('data', (piece: Buffer) => {
      if (head.length < 12) head += piece.toString('latin1').slice(0, 12)
      bytes += piece.byteLength
    })
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ status: Number(head.slice(9, 12)) || 0, bytes })
    })
  })
}
