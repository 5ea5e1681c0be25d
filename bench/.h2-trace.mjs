process.env.NODE_ENV='production';
const { serveCoursePage, VARIANTS } = await import('./course/serve.mjs');
const { launch, open, quiet, PHONE, NETWORKS } = await import('./measure.mjs');
const { fileURLToPath } = await import('node:url');
const [runs='5', only='static,prerendered,lit', phone=''] = process.argv.slice(2);
const { origin, close } = await serveCoursePage(fileURLToPath(new URL('course/content.json', import.meta.url)));
const b = await launch();
const out = {};
for (let r=0; r<=Number(runs); r++) for (const v of only.split(',')) {
  const res = await open(b, `${origin}/${v}/12.html`, async ({page, cdp, go}) => {
    const events=[]; cdp.on('Tracing.dataCollected', ({value}) => events.push(...value));
    await page.addInitScript(() => { addEventListener('load', () => performance.mark('bench-load')); document.addEventListener('uni-page-state', ({detail}) => performance.mark('bench-'+detail.state)); });
    if (phone) { await cdp.send('Emulation.setCPUThrottlingRate',{rate:4}); await cdp.send('Network.enable'); await cdp.send('Network.emulateNetworkConditions', NETWORKS.slow4g); }
    await cdp.send('Tracing.start', { categories: 'devtools.timeline,blink.animations,blink.user_timing,disabled-by-default-devtools.timeline.invalidationTracking,loading', transferMode: 'ReportEvents' });
    await go(); await quiet(cdp); await new Promise(r=>setTimeout(r,1200));
    const done = new Promise(r => cdp.once('Tracing.tracingComplete', r)); await cdp.send('Tracing.end'); await done;
    return events;
  });
  if (r===0) continue;
  // main renderer thread = that with bench-load mark
  const marks = res.filter(e=>e.cat.includes('user_timing') && /^bench-/.test(e.name));
  const t0e = res.find(e=>e.name==='navigationStart' && e.args?.data?.isLoadingMainFrame && e.pid===marks[0]?.pid) ;
  const pid = marks[0].pid, tid = marks[0].tid;
  const nav = res.filter(e=>e.name==='navigationStart'&&e.pid===pid).pop(); const t0 = nav.ts;
  const main = res.filter(e=>e.pid===pid && e.tid===tid);
  const c = n => main.filter(e=>e.name===n && (e.ph==='X'||e.ph==='B'||e.ph==='I'||e.ph==='b')).map(e=>Math.round((e.ts-t0)/1e3));
  const anims = res.filter(e=>e.cat.includes('blink.animations') && e.ph==='b').map(e=>`${Math.round((e.ts-t0)/1e3)}:${e.args?.data?.nodeName}|${e.args?.data?.displayName||e.args?.data?.name||''}`);
  (out[v]??=[]).push({ paint: c('Paint'), commit: c('Commit'), style: c('UpdateLayoutTree').length, marks: marks.filter(m=>m.ph!=='e').map(m=>m.name.slice(6)+':'+Math.round((m.ts-t0)/1e3)).join(' '), anims });
}
for (const [v, list] of Object.entries(out)) { console.log('##', v); for (const l of list) console.log('paint', l.paint.length, 'commit', l.commit.length, 'style', l.style, '|', l.marks, '| paints', l.paint.join(' '), '| commits', l.commit.join(' '), '|', l.anims.join(' ; ')); }
await b.close(); await close();
