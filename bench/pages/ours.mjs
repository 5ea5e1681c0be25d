import '../../dist/lib/callout/define.js';
