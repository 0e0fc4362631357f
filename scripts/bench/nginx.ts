import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '@/scripts/launch/free-port'
import { runNginx } from '@/scripts/launch/nginx'

const config = (folder: string, port: number, upstream: number) => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m max_size=200m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${upstream};
      proxy_set_header host $http_host;
      proxy_set_header x-forwarded-host $http_host;
      proxy_cache pages;
      proxy_cache_key $http_host$request_uri;
      proxy_cache_lock on;
      proxy_cache_use_stale updating;
      proxy_cache_background_update on;
      add_header x-cache $upstream_cache_status always;
    }
  }
}
`

/** Throws if nginx is not installed. */
export async function openNginx(upstream: number): Promise<{ port: number; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-nginx-'))
  await mkdir(path.join(folder, 'cache'))
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, config(folder, port, upstream))
  const server = await runNginx(file, folder, port)
  const ended = once(server, 'exit')
  const close = async () => {
    server.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { port, close }
}
