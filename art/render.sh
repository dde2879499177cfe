#!/bin/bash
# Renders every master, or the named shots: art/render.sh [shot ...]; PREVIEW=1 makes 320 px previews in prev/.
# Needs Blender 3.4 (Cycles on the CPU), and numpy and OpenCV with EXR for the denoiser; see README.md.
cd "$(dirname "$0")" || exit 1
mkdir -p exr out prev

SHOTS="plug:plug-hero plug:plug-wall plug:plug-front plug:plug-side plug:plug-back
auditor:auditor-hero auditor:auditor-board auditor:auditor-front auditor:auditor-ct
meter:meter-hero meter:meterwall-l meter:meterwall-p dusk:home-l dusk:home-p dusk:factory-l dusk:factory-p
coral:coral-l coral:coral-p apfc:apfc-hero switch:switch-hero phones:phone-front phones:phone-angle"

for pair in $SHOTS; do
  scene=${pair%%:*}
  shot=${pair##*:}
  [ $# -gt 0 ] && [[ " $* " != *" $shot "* ]] && continue

  if [ -n "$PREVIEW" ]; then
    blender -b -P "scenes/$scene.py" -- --shot "$shot" --preview | grep SHOT
    venv/bin/python post.py "p_$shot"
  else
    blender -b -P "scenes/$scene.py" -- --shot "$shot" | grep SHOT
    venv/bin/python post.py "$shot"
  fi
done
