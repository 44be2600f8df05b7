import { readFileSync } from 'node:fs';

const state = JSON.parse(readFileSync('/tmp/charts-shots/state.json'));
const cookie = state.cookies.map((c) => `${c.name}=${c.value}`).join('; ');
const r = await (await fetch('http://localhost:5200/api/campaigns?limit=50', { headers: { cookie } })).json();
for (const c of r.items) {
  const rep = await (await fetch(`http://localhost:5200/api/campaigns/${c.id}/report`, { headers: { cookie } })).json();
  console.log(
    c.id,
    c.title,
    rep.responses,
    rep.timeline?.length,
    rep.hours?.length,
    rep.results?.map((q) => q.type).join(','),
  );
  if (c.title.includes('Library')) {
    console.log(
      JSON.stringify(rep.results.map(({ questionId, type, segments }) => [questionId, type, segments?.length])),
    );
    const a = await (
      await fetch(`http://localhost:5200/api/campaigns/${c.id}/annotations`, { headers: { cookie } })
    ).json();
    console.log(JSON.stringify(a));
  }
}
