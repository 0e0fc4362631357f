"""What every recipe is built from: materials, shapes, vessels, lights, camera, rendering."""
