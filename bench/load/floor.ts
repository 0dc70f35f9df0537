import http from 'node:http'; import pg from 'pg';
const [url, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 20, options: '-c role=defter_bakim' });
const { PAGE } = await import('./floor-sql.ts');
http.createServer(async (req, res) => {
  const u = new URL(req.url!, 'http://x'); const b = Number(u.searchParams.get('b'));
  const { rows } = await pool.query({ name: 'page', text: PAGE, values: [b, 0] });
  const body = `{"liste":${rows[0].liste}}`;
  res.writeHead(200, { 'content-type': 'application/json' }); res.end(body);
}).listen(Number(port));
